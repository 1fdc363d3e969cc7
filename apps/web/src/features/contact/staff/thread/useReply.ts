import type { StaffMessage } from "@headwaters/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trpc } from "../../../../lib/api/client.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { idempotencyKeys } from "../../../../ui/forms/idempotencyKey.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { messageTexts } from "../../texts/staffMessages.ts";
import { messageQuery } from "../message/messageQuery.ts";
import { useInvalidateMessage } from "../message/useInvalidateMessage.ts";
import type { Typed } from "./typed.ts";

const { someone, reply: texts } = messageTexts;

/** The way of an answer to its mail: past colleagues who write one too, or were faster. */
export function useReply(message: StaffMessage, typed: Typed) {
  const { id, version, writer } = message;
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const invalidate = useInvalidateMessage();
  const fields = useFieldErrors();
  /** The answers that were there when this one was begun; null while nothing is typed. */
  const [begunAt, setBegunAt] = useState<number | null>(typed.text ? version : null);
  /** Whoever was writing when it was to be sent: it waits for a second press. */
  const [askedFor, setAskedFor] = useState<string | null>(null);
  /** What the server said of whoever was faster. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);
  const key = `reply ${id}`;
  const isSending = useRef(false);

  const isBehind = typed.text !== "" && begunAt !== null && begunAt !== version;
  const last = message.entries.findLast(({ kind }) => kind === "reply" || kind === "responded");

  function asked(): string | null {
    if (refusal || isBehind) return refusal ?? texts.askAnswered(last?.by?.name ?? someone);
    if (writer && askedFor === writer.id) return texts.askWriting(writer.name ?? someone);
    return null;
  }

  const reply = trpc.contact.reply.useMutation({
    async onSuccess({ emailSent, emailError }) {
      typed.change("");
      setBegunAt(null);
      setAskedFor(null);
      setRefusal(null);
      idempotencyKeys.delete(key);
      const { unsent, sent } = texts;
      const description = [emailError, unsent.description].filter(Boolean).join(" ");
      toasts.show(emailSent ? { ...sent, variant: "success" } : { ...unsent, description });
      await invalidate();
    },
    async onError(error) {
      if (error.data?.code !== "CONFLICT") return showFailure(error, fields, texts.failed);
      setRefusal(error.message);
      await invalidate();
    },
    onSettled() {
      isSending.current = false;
    },
  });

  /** Whether someone is writing at this very moment; what cannot be asked is left to the server. */
  async function findWriter() {
    setLooking(true);
    const query = { ...messageQuery(client, id), staleTime: 0 };
    const newest = await queryClient.fetchQuery(query).catch(() => null);
    setLooking(false);
    return newest?.writer ?? null;
  }

  return {
    fields,
    asked: asked(),
    isPending: isLooking || reply.isPending,
    change(text: string) {
      typed.change(text);
      if (text !== "") return setBegunAt((begun) => begun ?? version);
      setBegunAt(null);
      setRefusal(null);
    },
    /** What was asked is answered by waiting. */
    wait() {
      setAskedFor(null);
    },
    async send() {
      if (isSending.current) return;
      isSending.current = true;
      toasts.dismiss();
      fields.clear();
      if (asked() === null) {
        const colleague = await findWriter();
        if (colleague) {
          setAskedFor(colleague.id);
          isSending.current = false;
          return;
        }
      }
      const seen = isBehind ? version : (begunAt ?? version);
      const idempotencyKey = idempotencyKeys.get(key);
      reply.mutate({ id, text: typed.text, version: seen, idempotencyKey });
    },
  };
}
