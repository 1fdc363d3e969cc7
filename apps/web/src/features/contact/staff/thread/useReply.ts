import type { StaffMessage } from "@headwaters/contracts";
import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { isConflict } from "#lib/api/failures.ts";
import { toasts } from "#lib/toasts.ts";
import type { Typed } from "#ui/forms/Form.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import type { UnsentText } from "./useUnsentText.ts";

const { someone, reply: texts } = messageTexts;

/** Sends an answer, and asks first if a colleague has answered since it was begun. */
export function useReply(message: StaffMessage, typed: UnsentText) {
  const { id, version } = message;
  /** The number of answers when this one was begun; null while it is empty. */
  const [begunAt, setBegunAt] = useState<number | null>(null);
  if (begunAt === null && typed.text !== "") setBegunAt(version);
  /** The server's message if a colleague was faster. */
  const [refusal, setRefusal] = useState<string | null>(null);

  const isBehind = typed.text !== "" && begunAt !== null && begunAt !== version;
  const last = message.entries.findLast(({ kind }) => kind === "reply" || kind === "responded");

  const asked = refusal ?? (isBehind ? texts.askAnswered(last?.by?.name ?? someone) : null);

  const reply = trpc.contact.reply.useMutation({
    onSuccess({ emailSent, emailError }) {
      typed.change("");
      setBegunAt(null);
      setRefusal(null);
      const { unsent, sent } = texts;
      const description = [emailError, unsent.description].filter(Boolean).join(" ");
      toasts.show(emailSent ? { ...sent, variant: "success" } : { ...unsent, description });
    },
  });

  return {
    asked,
    isPending: reply.isPending,
    change(text: string) {
      typed.change(text);
      if (text === "") {
        setBegunAt(null);
        setRefusal(null);
      }
    },
    read({ greeting, text = "", signature, idempotencyKey = "" }: Typed) {
      const seen = isBehind ? version : (begunAt ?? version);
      return { id, greeting, text, signature, version: seen, idempotencyKey };
    },
    send: reply.mutateAsync,
    onFailure(error: unknown): boolean {
      if (!isConflict(error)) return false;
      setRefusal(error.message);
      return true;
    },
  };
}
