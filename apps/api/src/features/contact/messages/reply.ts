import { type MessageReply, signAnswer, type User } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { conflict } from "../../../platform/errors/errors.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";
import type { Platform } from "../../../platform/platform.ts";
import { contactReply } from "../emails/index.ts";
import { nameColumns, toColleague } from "./colleagues.ts";
import { lockThread, markAnswered, recordEntry } from "./threads.ts";

/** Builds the conflict error that names who answered first, and when. */
async function alreadyAnswered(transaction: Transaction, staff: User, id: string) {
  const answer = await transaction.contactEntry.findFirst({
    where: { submissionId: id, kind: { in: ["reply", "responded"] } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: { by: { select: nameColumns } },
  });
  const name = answer?.by && (answer.byId === staff.id ? "You" : toColleague(answer.by).name);
  const did =
    answer?.kind === "responded" ? "marked this message as answered" : "answered this message";
  const when = answer ? ` on ${momentInWords(answer.createdAt)}` : "";
  const message = `${name || "Someone"} ${did}${when}. Your answer was not sent.`;
  return conflict(message);
}

/** Replies to a message by mail. */
export function replyToMessage(
  { keep, inbox }: Pick<Platform, "keep" | "inbox">,
  staff: User,
  { version, ...sent }: MessageReply,
) {
  // The version is not part of the idempotent input: a retry may send a newer one.
  return keep(`contact reply of ${staff.id}`, sent, async (transaction, { id, ...answer }, add) => {
    const { greeting, text, signature = signAnswer(staff.firstName) } = answer;
    const thread = await lockThread(transaction, id, [staff.id]);
    if (thread.version !== version) throw await alreadyAnswered(transaction, staff, id);
    const message = await transaction.contactSubmission.findUniqueOrThrow({ where: { id } });
    const mailId = await add(
      contactReply({
        to: message.email,
        firstName: message.firstName,
        replyTo: inbox,
        greeting,
        text,
        signature,
        quoted: { text: message.message, sentAt: message.createdAt },
      }),
    );
    await markAnswered(transaction, staff, id);
    await recordEntry(transaction, { staff, id, kind: "reply", text, mailId });
    return [];
  });
}
