import type { User } from "@headwaters/contracts";
import type { Prisma } from "@headwaters/db";
import { forbidden } from "../../../platform/errors/errors.ts";
import { contentNotFound } from "../../content/index.ts";
import { isBackedByStaff } from "../approval/backing.ts";
import type { OpenEvent } from "../events/lockEvent.ts";

/** An event with what somebody is to it, as the database says at this moment. */
export interface EventAccess {
  event: OpenEvent & { pendingCancelledNote: string | null; isApproved: boolean };
  isStaff: boolean;
  /** Has the role, and wrote the event or was named for it. */
  isLeader: boolean;
  isAuthor: boolean;
  isTakenDown: boolean;
}

/** Whether somebody sees who is signed up. Staff always; a leader while staff let the event stand. */
export function seesPeople({ isStaff, isLeader, isTakenDown }: EventAccess): boolean {
  return isStaff || (isLeader && !isTakenDown);
}

/**
 * What somebody is to an event. Roles are read with it: the account in `user` may be of a moment ago.
 * @throws DomainError NOT_FOUND for unknown ids, and for drafts of others
 */
async function readAccess(
  client: Prisma.TransactionClient,
  user: User,
  id: string,
): Promise<EventAccess> {
  type Row = EventAccess["event"] & Omit<EventAccess, "event">;
  const [row] = await client.$queryRaw<Row[]>`
    SELECT e.id, e.title, e.location, e."eventDate", e."registrationDeadline", e."maxParticipants",
      e."currentParticipants", e.published, e."authorId", d."ageGroup", d."cancelledAt",
      d."pendingCancelledNote", d."registrationApprovedAt" IS NOT NULL AS "isApproved",
      ${isBackedByStaff} AS "isBacked",
      d."takenDownAt" IS NOT NULL AS "isTakenDown",
      coalesce(e."authorId" = ${user.id}, false) AS "isAuthor",
      EXISTS (
        SELECT FROM user_roles WHERE "userId" = ${user.id} AND role = 'staff'
      ) AS "isStaff",
      EXISTS (
        SELECT FROM user_roles WHERE "userId" = ${user.id} AND role = 'leader'
      ) AND (e."authorId" = ${user.id} OR EXISTS (
        SELECT FROM event_leaders WHERE "eventId" = e.id AND "userId" = ${user.id}
      )) IS TRUE AS "isLeader"
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id WHERE e.id = ${id}`;
  if (!row) throw contentNotFound("event");
  const { isStaff, isLeader, isAuthor, isTakenDown, ...event } = row;
  if (!(event.published || isStaff || isLeader || isAuthor)) throw contentNotFound("event");
  return { event, isStaff, isLeader, isAuthor, isTakenDown };
}

/**
 * Lets staff and the event's leaders through to whatever shows or changes people.
 * @throws DomainError FORBIDDEN to everybody else
 */
export async function checkSeesPeople(
  client: Prisma.TransactionClient,
  user: User,
  id: string,
): Promise<EventAccess> {
  const access = await readAccess(client, user, id);
  if (seesPeople(access)) return access;
  if (access.isLeader) {
    throw forbidden(
      "Staff took this event down. Until they publish it again, only they see its people.",
    );
  }
  if (access.isAuthor) {
    throw forbidden("Only leaders and staff see who is signed up. You can see how many they are.");
  }
  throw forbidden("Only the leaders of this event and staff see who is signed up.");
}

/**
 * Lets those through who run an event without having to know its people: its author, too.
 * @throws DomainError FORBIDDEN to everybody else
 */
export async function checkRuns(
  client: Prisma.TransactionClient,
  user: User,
  id: string,
): Promise<EventAccess> {
  const access = await readAccess(client, user, id);
  if (access.isStaff || access.isLeader || access.isAuthor) return access;
  throw forbidden("Only its author, its leaders and staff can do this with an event.");
}
