import type { User } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { forbidden, gone } from "../../../platform/errors/errors.ts";
import { isBackedByStaff } from "../approval/backing.ts";
import type { OpenEvent } from "../events/lockEvent.ts";

/** An event with the roles of an account in it, read from the database. */
export interface EventAccess {
  event: OpenEvent & { pendingCancelledNote: string | null; isApproved: boolean };
  isStaff: boolean;
  /** Has the role `leader`, and is the event's author or a named leader. */
  isLeader: boolean;
  isAuthor: boolean;
  isTakenDown: boolean;
}

/** Staff can always see the roster, leaders unless staff took the event down. */
export function seesPeople({ isStaff, isLeader, isTakenDown }: EventAccess): boolean {
  return isStaff || (isLeader && !isTakenDown);
}

/**
 * Reads an event with the account's roles in it. The role in `user` may be outdated.
 * @throws DomainError NOT_FOUND for unknown ids, and for others' drafts
 */
async function readAccess(client: Transaction, user: User, id: string): Promise<EventAccess> {
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
  if (!row) throw gone("event");
  const { isStaff, isLeader, isAuthor, isTakenDown, ...event } = row;
  if (!(event.published || isStaff || isLeader || isAuthor)) throw gone("event");
  return { event, isStaff, isLeader, isAuthor, isTakenDown };
}

/**
 * Authorizes access to the roster.
 * @throws DomainError FORBIDDEN unless staff or leader of the event
 */
export async function checkSeesPeople(
  client: Transaction,
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
 * Authorizes actions on an event that do not show its people.
 * @throws DomainError FORBIDDEN unless staff, leader or author of the event
 */
export async function checkRunsEvent(
  client: Transaction,
  user: User,
  id: string,
): Promise<EventAccess> {
  const access = await readAccess(client, user, id);
  if (access.isStaff || access.isLeader || access.isAuthor) return access;
  throw forbidden("Only its author, its leaders and staff can do this with an event.");
}
