import type { StaffMessage } from "@headwaters/contracts";
import { Form } from "../../../../ui/forms/Form.tsx";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { SubmitButton } from "../../../../ui/forms/SubmitButton.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import classes from "../message/Message.module.css";
import { useReply } from "./useReply.ts";
import type { Typed } from "./useTyped.ts";

/** Where staff answer a message. */
export function ReplyForm({ message, typed }: { message: StaffMessage; typed: Typed }) {
  const { firstName } = message;
  const { title, label, hint, ...texts } = messageTexts.reply;
  const reply = useReply(message, typed);

  return (
    <Form
      className={classes.form}
      aria-label={title}
      read={reply.read}
      send={reply.send}
      failure={texts.failed}
      onFailure={reply.onFailure}
      idempotencyKey={`reply ${message.id}`}
    >
      <h2>{title}</h2>
      <TextAreaField
        label={label(firstName)}
        description={hint(firstName)}
        name="text"
        rows={6}
        dir="auto"
        required
        value={typed.text}
        readOnly={reply.isPending} // or text typed meanwhile would be lost with the sent answer
        onChange={({ currentTarget }) => reply.change(currentTarget.value)}
      />
      {reply.asked && (
        <p role="alert" className={classes.asked}>
          {reply.asked}
        </p>
      )}
      <div className={classes.buttons}>
        <SubmitButton pending={texts.sending}>
          {reply.asked ? texts.anyway : texts.send}
        </SubmitButton>
      </div>
    </Form>
  );
}
