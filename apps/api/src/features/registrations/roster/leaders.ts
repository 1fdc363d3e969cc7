import type { EventLeader, NamedLeader, User } from "@headwaters/contracts";
import { EVENT_LEADERS_MAX, findRoles } from "@headwaters/contracts";
import type { RegistrationsService } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { conflict, invalidField } from "../../../platform/errors/errors.ts";
import { hasRight, lockAccounts } from "../../accounts/index.ts";
import { isCleared, needsClearance } from "../../clearances/index.ts";
import { lockEvent } from "../events/lockEvent.ts";
import { checkSeesPeople } from "./access.ts";
import { eventDay } from "./adults.ts";

/** Lists the author, if staff trust the author's events, and the named people who may lead events. */
function listLeaders(client: Transaction, eventId: string): Promise<EventLeader[]> {
  return client.$queryRaw<EventLeader[]>`
    WITH led_by AS (
      SELECT "authorId" AS "userId", true AS "isAuthor", NULL::timestamp AS "namedAt"
      FROM events
      WHERE id = ${eventId} AND ${hasRight(Prisma.sql`"authorId"`, "authorTrustedEvents")}
      UNION ALL
      SELECT named."userId", false, named."namedAt"
      FROM event_leaders named JOIN events e ON e.id = named."eventId"
      WHERE e.id = ${eventId} AND named."userId" IS DISTINCT FROM e."authorId"
        AND ${hasRight(Prisma.sql`named."userId"`, "leadEvents")}
    )
    SELECT users.id AS "userId", "firstName", "lastName", email::text, "isAuthor", "namedAt",
      CASE WHEN ${needsClearance} THEN ${isCleared(Prisma.sql`users.id`, eventDay)} END AS "isCleared"
    FROM led_by JOIN users ON users.id = led_by."userId" JOIN events e ON e.id = ${eventId}
    ORDER BY "isAuthor" DESC, "namedAt", users.id`;
}

/**
 * Locks a leader's roles against concurrent revocation, after the accounts and the event, and returns
 * the leader's id. The event's lock serializes the counting of its leaders.
 */
async function lockLeader(
  transaction: Transaction,
  user: User,
  { id: eventId, email }: NamedLeader,
): Promise<string> {
  const account = await transaction.user.findUnique({ where: { email }, select: { id: true } });
  await lockAccounts(transaction, [user.id, account?.id ?? null]);
  await lockEvent(transaction, eventId, { includeDrafts: true });
  const [leader] = await transaction.$queryRaw<{ userId: string }[]>`
    SELECT "userId" FROM user_roles
    WHERE "userId" = ${account?.id ?? ""} AND role = ANY(${[...findRoles("leadEvents")]}) FOR SHARE`;
  if (leader) return leader.userId;
  // The same error whether or not the account exists.
  throw invalidField("email", "No leader has this email address. Staff make people leaders first");
}

export function eventLeaders(prisma: PrismaClient) {
  return {
    async leaders(user, eventId) {
      await checkSeesPeople(prisma, user, eventId);
      return listLeaders(prisma, eventId);
    },

    addLeader: (user, named) =>
      prisma.$transaction(async (transaction) => {
        const { event } = await checkSeesPeople(transaction, user, named.id);
        const eventId = event.id;
        const userId = await lockLeader(transaction, user, named);
        if (userId === event.authorId) return listLeaders(transaction, eventId);
        if ((await transaction.eventLeader.count({ where: { eventId } })) >= EVENT_LEADERS_MAX) {
          throw conflict(`An event can have ${EVENT_LEADERS_MAX} leaders at most.`);
        }
        const { count } = await transaction.eventLeader.createMany({
          data: [{ eventId, userId, namedById: user.id }],
          skipDuplicates: true,
        });
        if (count > 0) {
          const subject = { kind: "events", id: eventId };
          const details = { account: userId };
          await logStaffAction(transaction, user, "registrations.leaderNamed", subject, details);
        }
        return listLeaders(transaction, eventId);
      }),

    removeLeader: (user, { id: eventId, userId }) =>
      prisma.$transaction(async (transaction) => {
        await checkSeesPeople(transaction, user, eventId);
        const { count } = await transaction.eventLeader.deleteMany({ where: { eventId, userId } });
        if (count > 0) {
          const subject = { kind: "events", id: eventId };
          const details = { account: userId };
          await logStaffAction(transaction, user, "registrations.leaderRemoved", subject, details);
        }
        return listLeaders(transaction, eventId);
      }),
  } satisfies Partial<RegistrationsService>;
}
