import type { PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { isBackedByStaff } from "../approval/backing.ts";
import { eventReminder } from "../emails/eventReminder.ts";
import type { FamilyMails } from "../families/familyMails.ts";

interface Due {
  partyId: string;
  kind: "week" | "day";
}

/**
 * All reminders that are due, by party and kind: one that fails each time never hides the others.
 */
async function* readDue(prisma: PrismaClient, pageSize: number): AsyncGenerator<Due> {
  for (let after: Due | undefined = { partyId: "", kind: "day" }; after; ) {
    const due: Due[] = await prisma.$queryRaw`
      SELECT DISTINCT r."partyId", due.kind
      FROM registrations r
      JOIN events e ON e.id = r."eventId" LEFT JOIN event_details d ON d."eventId" = e.id
      JOIN (VALUES ('week', interval '7 days', interval '1 day'), ('day', interval '1 day', interval '0'))
        AS due (kind, since, until) ON true
      WHERE r.status = 'confirmed' AND e.published AND ${isBackedByStaff}
        AND e."eventDate" - due.since <= now() AND e."eventDate" - due.until > now()
        AND r."createdAt" < e."eventDate" - due.since
        AND NOT EXISTS (
          SELECT FROM registration_reminders told
          WHERE told."partyId" = r."partyId" AND told.kind = due.kind
        )
        AND (r."partyId", due.kind) > (${after.partyId}, ${after.kind})
      ORDER BY 1, 2 LIMIT ${pageSize}`;
    yield* due;
    after = due[pageSize - 1];
  }
}

/**
 * Reminds families seven days and one day before an event, once each, by the database's clock. Who
 * has signed up later than that needs no reminder; after days of silence only the later one is sent.
 */
export async function sendReminders(
  prisma: PrismaClient,
  mails: FamilyMails,
  { pageSize, log }: { pageSize: number; log: FastifyBaseLogger | undefined },
): Promise<void> {
  for await (const { partyId, kind } of readDue(prisma, pageSize)) {
    try {
      const mailIds = await prisma.$transaction(async (transaction) => {
        // Of two processes at once the second finds it noted.
        const isFirst = await transaction.$executeRaw`
          INSERT INTO registration_reminders ("partyId", kind) VALUES (${partyId}, ${kind})
          ON CONFLICT DO NOTHING`;
        if (isFirst === 0) return [];
        const coming = await transaction.registration.findMany({
          where: { partyId, status: "confirmed" },
          select: { id: true },
        });
        const ids = coming.map(({ id }) => id);
        return mails.write(transaction, ids, eventReminder);
      });
      mails.send(mailIds);
    } catch (error) {
      log?.error({ err: error, party: partyId }, "a family could not be reminded");
    }
  }
}
