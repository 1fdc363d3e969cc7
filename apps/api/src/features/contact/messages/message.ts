import type { ContactSubject, StaffMessage, ThreadEntry } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { recordNotFound } from "../../../platform/errors/errors.ts";
import { findMailStatuses, type StaffMailState } from "../../../platform/mail/outbox/table.ts";
import { findColleagues } from "./colleagues.ts";

/** Retention deletes the rows of sent mails after a month. */
const SENT: StaffMailState = { status: "sent", error: null };

/** Finds a message with its thread, for staff. */
export async function findMessage(prisma: PrismaClient, id: string): Promise<StaffMessage> {
  const found = await prisma.contactSubmission.findUnique({
    where: { id },
    include: { thread: true, entries: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } },
  });
  if (!found?.thread) throw recordNotFound("message");
  const { thread, entries, ...message } = found;
  const { about, dueAt, responded, respondedAt, respondedById, assigneeId, version } = thread;
  const assigned = entries.filter(({ kind }) => kind === "assigned").map(({ text }) => text);
  const people = [respondedById, assigneeId, ...entries.map(({ byId }) => byId)];
  const getName = await findColleagues(prisma, [...people, ...assigned]);
  const mails = await findMailStatuses(
    prisma,
    entries.flatMap(({ mailId }) => mailId ?? []),
  );
  return {
    ...message,
    about: about as ContactSubject | null,
    dueAt,
    isLate: !responded && dueAt < new Date(),
    responded,
    respondedAt,
    respondedBy: getName(respondedById),
    assignee: getName(assigneeId),
    version,
    entries: entries.map(({ id, kind, text, byId, mailId, createdAt }) => ({
      id,
      kind: kind as ThreadEntry["kind"],
      text: kind === "assigned" ? null : text,
      by: getName(byId),
      at: createdAt,
      assignee: kind === "assigned" && text ? (getName(text) ?? { id: text, name: null }) : null,
      mail: mailId === null ? null : (mails.get(mailId) ?? SENT),
    })),
  };
}
