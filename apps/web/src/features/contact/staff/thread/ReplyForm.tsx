import type { StaffMessage } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import classes from "../message/Message.module.css";
import { useReply } from "./useReply.ts";
import type { Typed } from "./useTyped.ts";

/** Where staff answer a message. */
export function ReplyForm({ message, typed }: { message: StaffMessage; typed: Typed }) {
  const { firstName } = message;
  const { title, label, hint, ...texts } = messageTexts.reply;
  const reply = useReply(message, typed);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    reply.send();
  }

  const send = reply.asked ? texts.anyway : texts.send;
  return (
    <form
      ref={reply.fields.form}
      method="post"
      className={classes.form}
      noValidate
      aria-label={title}
      onChange={reply.fields.forgetChanged}
      onSubmit={submit}
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
        error={reply.fields.errors.text}
        onChange={({ currentTarget }) => reply.change(currentTarget.value)}
      />
      {reply.asked && (
        <p role="alert" className={classes.asked}>
          {reply.asked}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" disabled={reply.isPending}>
          {reply.isPending ? texts.sending : send}
        </Button>
      </div>
    </form>
  );
}
