import type { StaffMessage } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { TextAreaField } from "../../../../ui/forms/fields/Field.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import classes from "../message/Message.module.css";
import type { Typed } from "./typed.ts";
import { useReply } from "./useReply.ts";
import { useWriting } from "./useWriting.ts";

/** Where an answer is written, in sight of those who write one too. */
export function ReplyForm({ message, typed }: { message: StaffMessage; typed: Typed }) {
  const { id, firstName, writer } = message;
  const { title, label, hint, ...texts } = messageTexts.reply;
  const reply = useReply(message, typed);
  const [hasFocus, setFocus] = useState(false);
  useWriting(id, hasFocus || typed.text !== "");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void reply.send();
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
        readOnly={reply.isPending} // or what is typed meanwhile would go with what was sent
        error={reply.fields.errors.text}
        onChange={({ currentTarget }) => reply.change(currentTarget.value)}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      />
      <p role="status" className={classes.presence}>
        {writer && <strong>{texts.writing(writer.name ?? messageTexts.someone)}</strong>}
      </p>
      {reply.asked && (
        <p role="alert" className={classes.asked}>
          {reply.asked}
        </p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" disabled={reply.isPending}>
          {reply.isPending ? texts.sending : send}
        </Button>
        {reply.asked && writer && (
          <Button variant="default" onClick={reply.wait}>
            {texts.wait}
          </Button>
        )}
      </div>
    </form>
  );
}
