import { greet, type StaffMessage, signAnswer } from "@headwaters/contracts";
import { useState } from "react";
import { useCurrentUser } from "#features/accounts";
import { trpc } from "#lib/api/client.ts";
import { isConflict } from "#lib/api/failures.ts";
import { toasts } from "#lib/toasts.ts";
import { Form, type Typed } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { TextAreaField } from "#ui/forms/fields/TextAreaField.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import shared from "#ui/shared.module.css";
import { messageTexts } from "../messageTexts.ts";
import classes from "./MessagePage.module.css";
import type { UnsentText } from "./useUnsentText.ts";

const { someone, reply: texts } = messageTexts;

/** The form for an answer of staff. */
export function ReplyForm({ message, typed }: { message: StaffMessage; typed: UnsentText }) {
  const { firstName } = message;
  const reply = useReply(message, typed);
  const user = useCurrentUser();

  return (
    <Form
      className={classes.form}
      aria-label={texts.title}
      read={reply.read}
      send={reply.send}
      failure={texts.failed}
      onFailure={reply.onFailure}
      keepKeyAs={`reply ${message.id}`}
    >
      <h2 className={shared.heading}>{texts.title}</h2>
      <Field
        label={texts.greeting}
        name="greeting"
        dir="auto"
        required
        defaultValue={greet(firstName)}
      />
      <TextAreaField
        label={texts.label(firstName)}
        description={texts.hint(firstName)}
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
      {reply.warning && (
        <p role="alert" className={shared.alert}>
          {reply.warning}
        </p>
      )}
      <div className={shared.row}>
        <SubmitButton pending={texts.sending}>
          {reply.warning ? texts.anyway : texts.send}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Sends an answer, and asks first if a colleague has answered since it was begun. */
function useReply(message: StaffMessage, typed: UnsentText) {
  const { id, version } = message;
  /** The number of answers when this one was begun; null while it is empty. */
  const [begunAt, setBegunAt] = useState<number | null>(null);
  if (begunAt === null && typed.text !== "") setBegunAt(version);
  /** The server's message if a colleague was faster. */
  const [conflict, setConflict] = useState<string | null>(null);

  const isBehind = typed.text !== "" && begunAt !== null && begunAt !== version;
  const last = message.entries.findLast(({ kind }) => kind === "reply" || kind === "responded");
  const warning = conflict ?? (isBehind ? texts.askAnswered(last?.by?.name ?? someone) : null);

  const reply = trpc.contact.reply.useMutation({
    onSuccess({ emailSent, emailError }) {
      typed.change("");
      setBegunAt(null);
      setConflict(null);
      const description = [emailError, texts.unsent.description].filter(Boolean).join(" ");
      toasts.show(
        emailSent ? { ...texts.sent, variant: "success" } : { ...texts.unsent, description },
      );
    },
  });

  return {
    warning,
    isPending: reply.isPending,
    change(text: string) {
      typed.change(text);
      if (text === "") {
        setBegunAt(null);
        setConflict(null);
      }
    },
    read({ greeting, text = "", signature, idempotencyKey = "" }: Typed) {
      const seen = isBehind ? version : (begunAt ?? version);
      return { id, greeting, text, signature, version: seen, idempotencyKey };
    },
    send: reply.mutateAsync,
    onFailure(error: unknown): boolean {
      if (!isConflict(error)) return false;
      setConflict(error.message);
      return true;
    },
  };
}
