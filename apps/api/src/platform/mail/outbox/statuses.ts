import type { PrismaClient } from "@headwaters/db";

export interface MailStatus {
  status: "pending" | "sent" | "failed";
  /** Why it is not sent, in a sentence. */
  error: string | null;
}

/** Finds the status of mails by id. Retention deletes sent mails, so ids may be missing. */
export async function findMailStatuses(
  prisma: PrismaClient,
  ids: string[],
): Promise<Map<string, MailStatus>> {
  if (ids.length === 0) return new Map();
  const mails = await prisma.mail.findMany({
    where: { id: { in: ids } },
    select: { id: true, status: true, lastError: true },
  });
  return new Map(
    mails.map(({ id, status, lastError }) => [
      id,
      { status: status as MailStatus["status"], error: lastError },
    ]),
  );
}
