import type { StaffMessage } from "@headwaters/contracts";
import { useRef, useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { idempotencyKeys } from "../../../../ui/forms/idempotencyKey.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { messageTexts } from "../../texts/staffMessages.ts";
import type { Typed } from "./useTyped.ts";

const { someone, reply: texts } = messageTexts;

/** Sends an answer, and asks first when a colleague has answered since it was begun. */
export function useReply(message: StaffMessage, typed: Typed) {
  const { id, version } = message;
  const fields = useFieldErrors();
  /** The answers that were there when this one was begun; null while nothing is typed. */
  const [begunAt, setBegunAt] = useState<number | null>(typed.text ? version : null);
  /** The server's answer when a colleague was faster. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const key = `reply ${id}`;
  const isSending = useRef(false);

  const isBehind = typed.text !== "" && begunAt !== null && begunAt !== version;
  const last = message.entries.findLast(({ kind }) => kind === "reply" || kind === "responded");

  const asked = refusal ?? (isBehind ? texts.askAnswered(last?.by?.name ?? someone) : null);

  const reply = trpc.contact.reply.useMutation({
    onSuccess({ emailSent, emailError }) {
      typed.change("");
      setBegunAt(null);
      setRefusal(null);
      idempotencyKeys.delete(key);
      const { unsent, sent } = texts;
      const description = [emailError, unsent.description].filter(Boolean).join(" ");
      toasts.show(emailSent ? { ...sent, variant: "success" } : { ...unsent, description });
    },
    onError(error) {
      if (error.data?.code !== "CONFLICT") return showFailure(error, fields, texts.failed);
      setRefusal(error.message);
    },
    onSettled() {
      isSending.current = false;
    },
  });

  return {
    fields,
    asked,
    isPending: reply.isPending,
    change(text: string) {
      typed.change(text);
      if (text !== "") return setBegunAt((begun) => begun ?? version);
      setBegunAt(null);
      setRefusal(null);
    },
    send() {
      if (isSending.current) return;
      isSending.current = true;
      toasts.dismiss();
      fields.clear();
      const seen = isBehind ? version : (begunAt ?? version);
      const idempotencyKey = idempotencyKeys.get(key);
      reply.mutate({ id, text: typed.text, version: seen, idempotencyKey });
    },
  };
}
