import type { LedEvent, RegistrationNumbers, User } from "@headwaters/contracts";
import { LIST_MAX } from "@headwaters/contracts";
import type { Prisma, PrismaClient } from "@headwaters/db";
import { toEventState } from "../events/lockEvent.ts";
import { checkRuns, type EventAccess, seesPeople } from "./access.ts";

/** Days for which an event that is over stays in the list of those who led it. */
const PAST_DAYS = 90;

/** An event as those who run it see it. */
export function managedEvent({ event, isStaff, isAuthor }: EventAccess) {
  return { ...event, canEdit: isStaff || isAuthor, state: toEventState(event, new Date()) };
}

/** How many people an event has, for those who run it. */
export async function readNumbers(
  client: Prisma.TransactionClient,
  user: User,
  id: string,
): Promise<RegistrationNumbers> {
  const access = await checkRuns(client, user, id);
  const counted = await client.registration.groupBy({
    by: ["status"],
    where: { eventId: id },
    _count: true,
  });
  const count = (status: string) => counted.find((row) => row.status === status)?._count ?? 0;
  return {
    event: managedEvent(access),
    confirmed: count("confirmed"),
    offered: count("offered"),
    waiting: count("waiting"),
    seesPeople: seesPeople(access),
    isTakenDown: access.isLeader && access.isTakenDown,
  };
}

/** Events whose people this account sees because it leads them, the latest first. */
export function listLedEvents(prisma: PrismaClient, { id }: User): Promise<LedEvent[]> {
  return prisma.$queryRaw<LedEvent[]>`
    SELECT e.id, e.title, e.location, e."eventDate", d."cancelledAt" IS NOT NULL AS "isCancelled",
      (SELECT count(*)::int FROM registrations r
        WHERE r."eventId" = e.id AND r.status = 'confirmed') AS confirmed
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id
    WHERE EXISTS (
        SELECT FROM user_roles WHERE "userId" = ${id} AND role IN ('leader', 'staff'))
      AND (e."authorId" = ${id} OR e.id IN (
        SELECT "eventId" FROM event_leaders WHERE "userId" = ${id}))
      AND d."takenDownAt" IS NULL AND e."eventDate" > now() - make_interval(days => ${PAST_DAYS}::int)
    ORDER BY e."eventDate" DESC, e.id LIMIT ${LIST_MAX}`;
}
