import { inquiryTypeNames, inquiryTypes } from "@headwaters/contracts";
import { useLocation } from "react-router-dom";
import { useCurrentUser } from "#features/accounts";
import { SelectField, TextAreaField } from "#ui/forms/fields/fields.tsx";
import { PersonFields } from "#ui/forms/fields/PersonFields.tsx";
import { PageForm } from "#ui/forms/PageForm.tsx";
import { formTexts } from "#ui/forms/texts.ts";
import { contactTexts, contactToasts } from "../texts/contact.ts";
import { About } from "./About.tsx";
import { parseAbout } from "./aboutAddress.ts";
import { useSendMessage } from "./useSendMessage.ts";

export function ContactForm() {
  const message = useSendMessage();
  const { title, privacy, sent } = contactTexts.form;
  const user = useCurrentUser();
  const about = parseAbout(new URLSearchParams(useLocation().search));
  return (
    <PageForm
      label={title}
      what="Sending a message"
      schema={({ newContactSubmission }) => newContactSubmission}
      send={message.mutateAsync}
      failure={contactToasts.failure}
      button="Send Message"
      pending="Sending..."
      privacy={privacy}
      age={formTexts.under13}
      sent={sent}
    >
      <PersonFields user={user} />
      <SelectField
        label="Inquiry Type"
        name="inquiryType"
        defaultValue={about ? "general" : ""}
        required
        data={[
          { value: "", label: "Choose one" },
          ...inquiryTypes.map((type) => ({ value: type, label: inquiryTypeNames[type] })),
        ]}
      />
      {about && <About about={about} />}
      <TextAreaField label="Message" name="message" minRows={7} required />
    </PageForm>
  );
}
