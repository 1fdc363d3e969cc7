import type { PrismaClient } from "@headwaters/db";
import { eventReminder } from "../../mail/messages/index.ts";
import type { FamilyMails } from "./families.ts";

/** Families that are written to in one go; the others are, in the next. */
const AT_ONCE = 200;

interface Due {
  eventId: string;
  /** The account; of people without one, their party. */
  familyId: string;
  kind: "week" | "day";
}

/**
 * Reminds families seven days and one day before an event, once each, by the database's clock. Who
 * has signed up later than that needs no reminder; after days of silence only the later one is sent.
 */
export async function remind(prisma: PrismaClient, mails: FamilyMails): Promise<void> {
  const due = await prisma.$queryRaw<Due[]>`
    SELECT DISTINCT r."eventId", coalesce(r."userId", r."partyId") AS "familyId", due.kind
    FROM registrations r
    JOIN events e ON e.id = r."eventId"
    JOIN (VALUES ('week', interval '7 days', interval '1 day'), ('day', interval '1 day', interval '0'))
      AS due (kind, since, until) ON true
    WHERE r.status = 'confirmed' AND e.published
      AND e."eventDate" - due.since <= now() AND e."eventDate" - due.until > now()
      AND r."createdAt" < e."eventDate" - due.since
      AND NOT EXISTS (
        SELECT FROM event_notices n
        WHERE n."eventId" = r."eventId" AND n."userId" = coalesce(r."userId", r."partyId")
          AND n.kind = due.kind
      )
    LIMIT ${AT_ONCE}`;
  for (const notice of due) {
    const { eventId, familyId, kind } = notice;
    const mailIds = await prisma.$transaction(async (transaction) => {
      // Of two processes at once the second finds it noted.
      const isFirst = await transaction.$executeRaw`
        INSERT INTO event_notices ("eventId", "userId", kind) VALUES (${eventId}, ${familyId}, ${kind})
        ON CONFLICT DO NOTHING`;
      if (isFirst === 0) return [];
      const coming = await transaction.registration.findMany({
        where: {
          ...{ eventId, status: "confirmed" },
          OR: [{ userId: familyId }, { userId: null, partyId: familyId }],
        },
        select: { id: true },
      });
      const ids = coming.map(({ id }) => id);
      return mails.write(transaction, ids, (family) => eventReminder({ ...family, when: kind }));
    });
    mails.send(mailIds);
  }
}
