import { inquiryTypes } from "@headwaters/contracts";
import { InputBase } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { PageForm } from "../../components/forms/PageForm.tsx";
import { PersonFields } from "../../components/forms/PersonFields.tsx";
import { useFieldErrors } from "../../components/forms/useFieldErrors.ts";
import { contactTexts, inquiryTypeNames } from "../../content/contact.ts";
import classes from "./ContactForm.module.css";
import { useSendMessage } from "./useSendMessage.ts";

export function ContactForm() {
  const fields = useFieldErrors();
  const message = useSendMessage(fields);
  const { title, privacy } = contactTexts.form;
  return (
    <PageForm
      label={title}
      what="Sending a message"
      fields={fields}
      schema={(schemas) => schemas.newContactSubmission}
      send={(submission) => message.mutate(submission)}
      isPending={message.isPending}
      button="Send Message"
      pending="Sending..."
      privacy={privacy}
    >
      <PersonFields errors={fields.errors} />
      {/* What Mantine's NativeSelect and Textarea are made of, without what they add to a page's weight. */}
      <InputBase
        component="select"
        size="md"
        label="Inquiry Type"
        name="inquiryType"
        defaultValue=""
        required
        pointer
        rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}
        rightSectionPointerEvents="none"
        error={fields.errors.inquiryType}
      >
        <option value="">Choose one</option>
        {inquiryTypes.map((type) => (
          <option key={type} value={type}>
            {inquiryTypeNames[type]}
          </option>
        ))}
      </InputBase>
      <InputBase
        component="textarea"
        multiline
        size="md"
        label="Message"
        name="message"
        rows={7}
        required
        classNames={{ input: classes.message ?? "" }}
        error={fields.errors.message}
      />
    </PageForm>
  );
}
