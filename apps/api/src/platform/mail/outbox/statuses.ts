import type { PrismaClient } from "@headwaters/db";
import type { DatabaseNumber } from "../../metrics/databaseNumbers.ts";

export interface MailStatus {
  status: "pending" | "sent" | "failed";
  /** Why it is not sent, in a sentence. */
  error: string | null;
}

export const mailsByStatus: DatabaseNumber = {
  name: "headwaters_mails",
  help: "Mails in the outbox, by status.",
  labelNames: ["status"],
  sql: `
    SELECT known.status, count(mails.id)::int AS value
    FROM unnest(ARRAY['pending', 'sent', 'failed']) AS known (status) LEFT JOIN mails USING (status)
    GROUP BY 1`,
};

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
