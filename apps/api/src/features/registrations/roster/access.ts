import { can, type GrantedRole, type User } from "@headwaters/contracts";
import type { Transaction } from "@headwaters/db";
import { forbidden, recordNotFound } from "../../../platform/errors/errors.ts";
import { isRegistrationApprovedSql } from "../approval/conditions.ts";
import { eventFactsSql } from "../events/facts.ts";
import type { OpenEvent } from "../events/lockEvent.ts";

/** An event with the rights of an account in it, read from the database. */
export interface EventAccess {
  event: OpenEvent & {
    pendingCancelledNote: string | null;
    isApproved: boolean;
    /** Null: the site's. */
    adultsPerGroup: number | null;
    childrenPerGroup: number | null;
  };
  /** The roles of the account, as they are now. */
  caller: Pick<User, "roles">;
  /** May lead events, and is the event's author or a named leader. */
  isLeader: boolean;
  isAuthor: boolean;
  isTakenDown: boolean;
}

/** Leaders see the roster of their event unless staff took it down. */
export function seesPeople({ caller, isLeader, isTakenDown }: EventAccess): boolean {
  return can(caller, "seeFamilies") || (isLeader && !isTakenDown);
}

function runsEvent({ caller, isLeader, isAuthor }: EventAccess): boolean {
  return can(caller, "runAnyEvent") || isLeader || isAuthor;
}

/**
 * Reads an event with the account's rights in it. The roles in `user` may be outdated.
 * @throws DomainError NOT_FOUND for unknown ids, and for others' drafts
 */
export async function readAccess(
  client: Transaction,
  user: User,
  id: string,
): Promise<EventAccess> {
  type Row = EventAccess["event"] &
    Pick<EventAccess, "isAuthor" | "isTakenDown"> & { roles: GrantedRole[]; isNamed: boolean };
  const [row] = await client.$queryRaw<Row[]>`
    SELECT ${eventFactsSql}, e."registrationDeadline", e."maxParticipants",
      e."currentParticipants", e.published, e."authorId", d."ageGroup", d."cancelledAt",
      d."pendingCancelledNote", d."adultsPerGroup", d."childrenPerGroup", d."registrationApprovedAt" IS NOT NULL AS "isApproved",
      ${isRegistrationApprovedSql} AS "isRegistrationApproved",
      d."takenDownAt" IS NOT NULL AS "isTakenDown",
      coalesce(e."authorId" = ${user.id}, false) AS "isAuthor",
      ARRAY(SELECT role FROM user_roles WHERE "userId" = ${user.id}) AS roles,
      EXISTS (
        SELECT FROM event_leaders WHERE "eventId" = e.id AND "userId" = ${user.id}
      ) AS "isNamed"
    FROM events e LEFT JOIN event_details d ON d."eventId" = e.id WHERE e.id = ${id}`;
  if (!row) throw recordNotFound("event");
  const { roles, isNamed, isAuthor, isTakenDown, ...event } = row;
  const isLeader = can(row, "leadEvents") && (isAuthor || isNamed);
  const access = { event, caller: { roles }, isLeader, isAuthor, isTakenDown };
  if (!event.published && !runsEvent(access)) throw recordNotFound("event");
  return access;
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
  if (runsEvent(access)) return access;
  throw forbidden("Only its author, its leaders and staff can do this with an event.");
}
