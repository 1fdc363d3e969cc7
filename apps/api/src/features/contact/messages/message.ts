import type { ContactSubject, StaffMessage, ThreadEntry } from "@headwaters/contracts";
import type { PrismaClient } from "@headwaters/db";
import { findColleagues } from "./colleagues.ts";
import { noSuchMessage } from "./threads.ts";

type MailStanding = NonNullable<ThreadEntry["mail"]>;
/** Rows of mails go a month after they were sent. */
const SENT: MailStanding = { status: "sent", error: null };

/** How the mails of the replies stand. */
async function findMails(prisma: PrismaClient, ids: string[]) {
  const select = { id: true, status: true, lastError: true } as const;
  const mails =
    ids.length > 0 ? await prisma.mail.findMany({ where: { id: { in: ids } }, select }) : [];
  const standings = mails.map(({ id, status, lastError }): [string, MailStanding] => [
    id,
    { status: status as MailStanding["status"], error: lastError },
  ]);
  const byId = new Map(standings);
  return (id: string | null) => (id === null ? null : (byId.get(id) ?? SENT));
}

/** A message with its thread, as one of the staff sees it. */
export function findMessage(prisma: PrismaClient) {
  return async function find(id: string): Promise<StaffMessage> {
    const found = await prisma.contactSubmission.findUnique({
      where: { id },
      include: { thread: true, entries: { orderBy: [{ createdAt: "asc" }, { id: "asc" }] } },
    });
    if (!found?.thread) throw noSuchMessage();
    const { thread, entries, ...message } = found;
    const { respondedById, assigneeId } = thread;
    const now = new Date();
    const assigned = entries.filter(({ kind }) => kind === "assigned").map(({ text }) => text);
    const people = [respondedById, assigneeId, ...entries.map(({ byId }) => byId)];
    const getName = await findColleagues(prisma, [...people, ...assigned]);
    const goneOr = (id: string) => getName(id) ?? { id, name: null };
    const getMail = await findMails(
      prisma,
      entries.flatMap(({ mailId }) => mailId ?? []),
    );
    return {
      ...message,
      about: thread.about as ContactSubject | null,
      dueAt: thread.dueAt,
      isLate: !thread.responded && thread.dueAt < now,
      responded: thread.responded,
      respondedAt: thread.respondedAt,
      respondedBy: getName(respondedById),
      assignee: getName(assigneeId),
      version: thread.version,
      entries: entries.map(({ id, kind, text, byId, mailId, createdAt }) => ({
        id,
        kind: kind as ThreadEntry["kind"],
        text: kind === "assigned" ? null : text,
        by: getName(byId),
        at: createdAt,
        assignee: kind === "assigned" && text ? goneOr(text) : null,
        mail: getMail(mailId),
      })),
    };
  };
}
