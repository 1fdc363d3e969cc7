import { type ContactSubject, inquiryTypeNames, inquiryTypes } from "@headwaters/contracts";
import { Link, useLocation } from "react-router-dom";
import { SenderFields } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { SelectField } from "#ui/forms/fields/fields.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { PageForm } from "#ui/forms/PageForm.tsx";
import { formTexts } from "#ui/forms/texts.ts";
import shared from "#ui/shared.module.css";
import { readSubject } from "./subjectParam.ts";
import { contactTexts, contactToasts, sentToast, subjectNotes } from "./texts.ts";

const { title, privacy, sent, somethingElse } = contactTexts.form;
const { failure, unsent } = contactToasts;

export function ContactForm() {
  const message = trpc.contact.send.useMutation({
    onSuccess({ emailSent }, { about }) {
      toasts.show(emailSent ? { ...sentToast(about), variant: "success" } : unsent);
    },
  });
  const subject = readSubject(new URLSearchParams(useLocation().search));
  return (
    <PageForm
      label={title}
      what="Sending a message"
      schema={({ newContactSubmission }) => newContactSubmission}
      send={message.mutateAsync}
      failure={failure}
      button="Send Message"
      pending="Sending..."
      privacy={privacy}
      age={formTexts.under13}
      sent={sent}
    >
      <SenderFields>
        <SelectField
          label="Inquiry Type"
          name="inquiryType"
          defaultValue={subject ? "general" : ""}
          required
          data={[
            { value: "", label: "Choose one" },
            ...inquiryTypes.map((type) => ({ value: type, label: inquiryTypeNames[type] })),
          ]}
        />
      </SenderFields>
      {subject && <SubjectNote subject={subject} />}
      <TextAreaField label="Message" name="message" minRows={7} required />
    </PageForm>
  );
}

/** The subject of a message, its response time, and a link to the general form. */
function SubjectNote({ subject }: { subject: ContactSubject }) {
  return (
    <p className={shared.note}>
      <input type="hidden" name="about" value={subject} />
      {subjectNotes[subject]}{" "}
      <Link to={paths.contact} preventScrollReset>
        {somethingElse}
      </Link>
    </p>
  );
}
