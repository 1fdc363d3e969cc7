import type { Attendee } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import { statusSql } from "../active.ts";
import { photoConsentSql } from "../consents/consents.ts";
import { isSeenBy } from "../guardians/guardians.ts";

/** Lists the registrations that an account sees, or several, in the order of registration. */
export function listAttendees(
  client: Transaction,
  {
    userId,
    eventId,
    ids,
  }: { userId: string | readonly string[]; eventId?: string; ids?: readonly string[] },
): Promise<Attendee[]> {
  return client.$queryRaw<Attendee[]>`
    SELECT r.id, r."eventId", r."childId", r."firstName", r."birthYear" IS NULL AS "isSelf",
      ${statusSql} AS status, ${photoConsentSql} AS "photoConsent", r."createdAt", p.together,
      CASE WHEN r.status = 'offered' THEN r."offeredUntil" END AS "offeredUntil",
      CASE WHEN r."undoUntil" > now() THEN r."undoUntil" END AS "undoUntil",
      CASE WHEN r.status = 'waiting' THEN (
        SELECT count(*)::int FROM registrations other
        WHERE other."eventId" = r."eventId" AND other.status = 'waiting' AND other."queuePosition" < r."queuePosition"
      ) END AS ahead
    FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
    JOIN events e ON e.id = r."eventId"
    WHERE ${isSeenBy(Prisma.sql`${[userId].flat()}::text[]`)}
      ${eventId ? Prisma.sql`AND r."eventId" = ${eventId}` : Prisma.empty}
      ${ids ? Prisma.sql`AND r.id = ANY(${[...ids]})` : Prisma.empty}
    ORDER BY r."queuePosition"`;
}
