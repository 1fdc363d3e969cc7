import type { PrismaClient, Transaction } from "@headwaters/db";
import { readPages } from "../../accounts/index.ts";
import { isBackedByStaff } from "../approval/backing.ts";
import { eventReminder } from "../emails/events.ts";
import type { FamilyMails } from "../families/familyMails.ts";

interface DueReminder {
  party: string;
  kind: "week" | "day";
}

/**
 * Reads all due reminders in pages: seven days and one day before an event, by the database's clock.
 * Later sign-ups get none. If the job did not run for days, only the later reminder is due.
 */
export function readDueReminders(prisma: PrismaClient, pageSize: number) {
  return readPages<DueReminder>(
    (last, take) => prisma.$queryRaw`
      SELECT DISTINCT r."partyId" AS party, due.kind
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
        AND (r."partyId", due.kind) > (${last?.party ?? ""}, ${last?.kind ?? ""})
      ORDER BY 1, 2 LIMIT ${take}`,
    pageSize,
  );
}

/** Reminds a family of an event. */
export async function sendReminder(
  transaction: Transaction,
  mails: FamilyMails,
  { party, kind }: DueReminder,
): Promise<void> {
  // The insert ensures that only one process sends the reminder.
  const isFirst = await transaction.$executeRaw`
    INSERT INTO registration_reminders ("partyId", kind) VALUES (${party}, ${kind})
    ON CONFLICT DO NOTHING`;
  if (isFirst === 0) return;
  const confirmed = await transaction.registration.findMany({
    where: { partyId: party, status: "confirmed" },
    select: { id: true },
  });
  const ids = confirmed.map(({ id }) => id);
  await mails.write(transaction, ids, eventReminder);
}
