import {
  ADULT_AGE,
  ADULTS_PER_GROUP,
  CHILDREN_PER_GROUP,
  can,
  type EventAdults,
  type User,
} from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import { hasRight } from "../../accounts/index.ts";
import { isCleared, needsClearance, toDaySql } from "../../clearances/index.ts";
import { type EventAccess, readAccess, seesPeople } from "./access.ts";

/** SQL for the day of an event, of events as e. An event has no end, so it is its first day. */
export const eventDay = toDaySql(Prisma.sql`e."eventDate"`);

/** SQL for the accounts that lead an event, of events as e, as `listLeaders` lists them. */
const leaderIds = Prisma.sql`
  SELECT e."authorId" AS id WHERE ${hasRight(Prisma.sql`e."authorId"`, "authorTrustedEvents")}
  UNION
  SELECT "userId" FROM event_leaders
  WHERE "eventId" = e.id AND ${hasRight(Prisma.sql`"userId"`, "leadEvents")}`;

/**
 * Counts the children with a seat and the cleared leaders of events, by event. Nothing is counted while
 * staff need no kind of clearance.
 */
export async function countAdults(
  client: Transaction,
  eventIds: readonly string[],
): Promise<Map<string, EventAdults>> {
  const rows = await client.$queryRaw<(Omit<EventAdults, "needed"> & { id: string })[]>`
    SELECT e.id,
      coalesce(d."adultsPerGroup", s."adultsPerGroup", ${ADULTS_PER_GROUP}::int) AS "adultsPerGroup",
      coalesce(d."childrenPerGroup", s."childrenPerGroup", ${CHILDREN_PER_GROUP}::int)
        AS "childrenPerGroup",
      (SELECT count(*)::int FROM registrations r
        WHERE r."eventId" = e.id AND r.status IN ('confirmed', 'offered')
          AND extract(year FROM ${eventDay}) - r."birthYear" - 1 < ${ADULT_AGE}) AS children,
      (SELECT count(*)::int FROM (${leaderIds}) AS leader
        WHERE NOT EXISTS (SELECT FROM suspensions WHERE "userId" = leader.id)
          AND ${isCleared(Prisma.sql`leader.id`, eventDay)}) AS cleared
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id LEFT JOIN site_settings s ON true
    WHERE e.id = ANY(${[...eventIds]}) AND ${needsClearance}`;
  return new Map(
    rows.map(({ id, ...counts }) => {
      const { children, adultsPerGroup, childrenPerGroup } = counts;
      const needed = Math.ceil(children / childrenPerGroup) * adultsPerGroup;
      return [id, { ...counts, needed }];
    }),
  );
}

/** The same of one event; null for a cancelled one too. */
export async function readAdults(
  client: Transaction,
  { event: { id, cancelledAt } }: EventAccess,
): Promise<EventAdults | null> {
  if (cancelledAt) return null;
  return (await countAdults(client, [id])).get(id) ?? null;
}

/** The same for the event's page; null to those who do not see its people. */
export async function findAdults(
  client: Transaction,
  user: User,
  id: string,
): Promise<EventAdults | null> {
  // Most callers are families: they cost no query.
  if (!can(user, "seeFamilies") && !can(user, "leadEvents")) return null;
  const access = await readAccess(client, user, id);
  return seesPeople(access) ? readAdults(client, access) : null;
}
