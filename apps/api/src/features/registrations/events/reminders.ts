import type { PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { readPages } from "../../accounts/index.ts";
import { isBackedByStaff } from "../approval/backing.ts";
import { eventReminder } from "../emails/events.ts";
import type { FamilyMails } from "../families/familyMails.ts";

interface DueReminder {
  partyId: string;
  kind: "week" | "day";
}

/** Reads all due reminders in pages, so that a failing one does not block the others. */
function readDue(prisma: PrismaClient, pageSize: number): AsyncGenerator<DueReminder> {
  return readPages<DueReminder>(
    (last, take) => prisma.$queryRaw`
      SELECT DISTINCT r."partyId", due.kind
      FROM registrations r
      JOIN events e ON e.id = r."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      JOIN (VALUES ('week', interval '7 days', interval '1 day'), ('day', interval '1 day', interval '0'))
        AS due (kind, since, until) ON true
      WHERE r.status = 'confirmed' AND e.published AND ${isBackedByStaff}
        AND e."eventDate" - due.since <= now() AND e."eventDate" - due.until > now()
        AND r."createdAt" < e."eventDate" - due.since
        AND NOT EXISTS (
          SELECT FROM registration_reminders sent
          WHERE sent."partyId" = r."partyId" AND sent.kind = due.kind
        )
        AND (r."partyId", due.kind) > (${last?.partyId ?? ""}, ${last?.kind ?? ""})
      ORDER BY 1, 2 LIMIT ${take}`,
    pageSize,
  );
}

/**
 * Reminds families seven days and one day before an event, by the database's clock. Later sign-ups get
 * no reminder. If the job did not run for days, only the later reminder is sent.
 */
export async function sendReminders(
  prisma: PrismaClient,
  mails: FamilyMails,
  { pageSize, log }: { pageSize: number; log: FastifyBaseLogger | undefined },
): Promise<void> {
  for await (const { partyId, kind } of readDue(prisma, pageSize)) {
    try {
      const mailIds = await prisma.$transaction(async (transaction) => {
        // The insert ensures that only one process sends the reminder.
        const isFirst = await transaction.$executeRaw`
          INSERT INTO registration_reminders ("partyId", kind) VALUES (${partyId}, ${kind})
          ON CONFLICT DO NOTHING`;
        if (isFirst === 0) return [];
        const confirmed = await transaction.registration.findMany({
          where: { partyId, status: "confirmed" },
          select: { id: true },
        });
        const ids = confirmed.map(({ id }) => id);
        return mails.write(transaction, ids, eventReminder);
      });
      mails.send(mailIds);
    } catch (error) {
      log?.error({ err: error, party: partyId }, "sending a reminder failed");
    }
  }
}
