import type { Attendee } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";

type Row = Omit<Attendee, "isSelf"> & { birthYear: number | null };

/** Lists an account's registrations for its family, in the order of registration. */
export async function listAttendees(
  client: Transaction,
  { userId, eventId, ids }: { userId: string; eventId?: string; ids?: readonly string[] },
): Promise<Attendee[]> {
  const rows = await client.$queryRaw<Row[]>`
    SELECT r.id, r."eventId", r."childId", r."firstName", r."birthYear", r.status, r."photoConsent",
      r."createdAt", p.together,
      CASE WHEN r.status = 'offered' THEN r."offeredUntil" END AS "offeredUntil",
      CASE WHEN r.status = 'waiting' THEN (
        SELECT count(*)::int FROM registrations other
        WHERE other."eventId" = r."eventId" AND other.status = 'waiting' AND other."queuePosition" < r."queuePosition"
      ) END AS ahead
    FROM registrations r JOIN registration_parties p ON p.id = r."partyId"
    WHERE r."userId" = ${userId}
      ${eventId ? Prisma.sql`AND r."eventId" = ${eventId}` : Prisma.empty}
      ${ids ? Prisma.sql`AND r.id = ANY(${[...ids]})` : Prisma.empty}
    ORDER BY r."queuePosition"`;
  return rows.map(({ birthYear, ...row }) => ({ ...row, isSelf: birthYear === null }));
}
