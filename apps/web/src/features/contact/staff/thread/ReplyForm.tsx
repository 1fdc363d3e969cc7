import { greet, type StaffMessage, signAnswer } from "@headwaters/contracts";
import { useCurrentUser } from "#features/accounts";
import { Form } from "#ui/forms/Form.tsx";
import { Field, TextAreaField } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import shared from "#ui/shared.module.css";
import { messageTexts } from "../../texts/staffMessages.ts";
import classes from "../message/Message.module.css";
import { useReply } from "./useReply.ts";
import type { UnsentText } from "./useUnsentText.ts";

/** The form for an answer of staff. */
export function ReplyForm({ message, typed }: { message: StaffMessage; typed: UnsentText }) {
  const { firstName } = message;
  const { title, label, hint, ...texts } = messageTexts.reply;
  const reply = useReply(message, typed);
  const user = useCurrentUser();

  return (
    <Form
      className={classes.form}
      aria-label={title}
      read={reply.read}
      send={reply.send}
      failure={texts.failed}
      onFailure={reply.onFailure}
      keepKeyAs={`reply ${message.id}`}
    >
      <h2 className={shared.heading}>{title}</h2>
      <Field
        label={texts.greeting}
        name="greeting"
        dir="auto"
        required
        defaultValue={greet(firstName)}
      />
      <TextAreaField
        label={label(firstName)}
        description={hint(firstName)}
        name="text"
        minRows={6}
        dir="auto"
        required
        value={typed.text}
        readOnly={reply.isPending} // Text typed meanwhile would be deleted with the sent answer.
        onChange={({ currentTarget }) => reply.change(currentTarget.value)}
      />
      <TextAreaField
        label={texts.signature}
        name="signature"
        minRows={2}
        dir="auto"
        required
        defaultValue={signAnswer(user?.firstName ?? null)}
      />
      {reply.asked && (
        <p role="alert" className={shared.alert}>
          {reply.asked}
        </p>
      )}
      <div className={shared.row}>
        <SubmitButton pending={texts.sending}>
          {reply.asked ? texts.anyway : texts.send}
        </SubmitButton>
      </div>
    </Form>
  );
}
