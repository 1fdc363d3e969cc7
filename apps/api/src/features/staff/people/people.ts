import { type GrantedRole, grantedRoles, LIST_MAX, type PersonEntry } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import { Prisma } from "@headwaters/db";
import { startOfHour } from "date-fns/startOfHour";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { formatFullName } from "../../../platform/audit/subjects.ts";
import { conflict, recordNotFound } from "../../../platform/errors/errors.ts";
import { ignoringCase } from "../../../platform/ignoringCase.ts";
import { isAfter, orderBy } from "../../../platform/lists/orders.ts";
import { hasWords, toPage } from "../../../platform/lists/pages.ts";
import { findCursorPerson, NAME_AND_ADDRESS, orders } from "../../../platform/lists/peopleLists.ts";
import {
  type AccountDeletionDeps,
  deleteAccount,
  endSessions,
  hasFactor,
  listSessions,
  toRoles,
} from "../../accounts/index.ts";
import { checkNotStaff, staffRoles } from "./roles.ts";

const hasRole = (role: GrantedRole) =>
  Prisma.sql`users.id IN (SELECT "userId" FROM user_roles WHERE role = ${role})`;

type PersonRow = Omit<PersonEntry, "role" | "roles"> & { granted: string[] };

export function staffPeople(deps: AccountDeletionDeps) {
  const { prisma } = deps;
  return {
    async people({ search, role, order, cursor, limit }) {
      const findRow = (id: string) => prisma.user.findUnique({ where: { id } });
      const after = cursor ? await findCursorPerson(cursor, order, findRow) : null;
      const conditions = [
        Prisma.sql`TRUE`,
        ...hasWords(NAME_AND_ADDRESS, search),
        ...(role ? [hasRole(role)] : []),
        ...(after ? [isAfter(orders[order], after)] : []),
      ];
      const rows = await prisma.$queryRaw<PersonRow[]>`
        SELECT id, email::text, "firstName", "lastName", "createdAt",
          ARRAY(SELECT role FROM user_roles WHERE "userId" = users.id) AS granted,
          EXISTS (SELECT FROM suspensions WHERE "userId" = users.id) AS "isSuspended"
        FROM users WHERE ${Prisma.join(conditions, " AND ")}
        ORDER BY ${orderBy(orders[order])} LIMIT ${limit + 1}`;
      const page = toPage(rows, limit, ({ createdAt }) => createdAt);
      const items = page.items.map(({ granted, ...row }) => ({
        ...row,
        ...toRoles(granted.map((role) => ({ role }))),
      }));
      return { ...page, items };
    },

    async person(id) {
      const [user, sessions, hasSecondFactor] = await Promise.all([
        prisma.user.findUnique({
          where: { id },
          include: {
            roles: true,
            suspension: { include: { suspendedBy: true } },
            _count: { select: { newsArticles: true, events: true, educationArticles: true } },
          },
        }),
        listSessions(prisma, id),
        hasFactor(prisma, id),
      ]);
      if (!user) throw recordNotFound("account");
      const [latest] = sessions;
      const { newsArticles: news, events, educationArticles: education } = user._count;
      return {
        ...user,
        ...toRoles(user.roles),
        grants: user.roles.flatMap(({ role, grantedAt }) => {
          const known = grantedRoles.find((name) => name === role);
          return known ? [{ role: known, grantedAt }] : [];
        }),
        isSuspended: user.suspension !== null,
        suspension: user.suspension && {
          since: user.suspension.suspendedAt,
          by: user.suspension.suspendedBy && formatFullName(user.suspension.suspendedBy),
          reason: user.suspension.reason ?? "",
        },
        devices: sessions.length,
        hasSecondFactor,
        lastUsed: latest ? startOfHour(latest.lastUsed) : null,
        items: { news, events, education },
      };
    },

    /**
     * Reads the registrations, applications and messages of an account, without the names of its
     * children.
     */
    async record(id) {
      const account = await prisma.user.findUnique({ where: { id }, select: { email: true } });
      if (!account) throw recordNotFound("account");
      const newest = { orderBy: { createdAt: "desc" }, take: LIST_MAX } as const;
      const sentWithAddress = { email: ignoringCase(account.email) };
      const [registrations, applications, messages] = await Promise.all([
        prisma.registration.groupBy({
          by: ["eventId", "status"],
          where: { userId: id },
          _count: true,
          orderBy: { _max: { createdAt: "desc" } },
          take: LIST_MAX,
        }),
        prisma.membershipApplication.findMany({ where: sentWithAddress, ...newest }),
        prisma.contactSubmission.findMany({ where: sentWithAddress, ...newest }),
      ]);
      const events = await prisma.event.findMany({
        where: { id: { in: registrations.map(({ eventId }) => eventId) } },
        select: {
          id: true,
          title: true,
          eventDate: true,
          details: { select: { cancelledAt: true } },
        },
      });
      const eventsById = new Map(events.map((event) => [event.id, event]));
      return {
        registrations: registrations.flatMap(({ eventId, status, _count: people }) => {
          const event = eventsById.get(eventId);
          if (!event) return [];
          const { title, eventDate, details } = event;
          const isCancelled = details?.cancelledAt != null;
          return [{ eventId, title, eventDate, status, people, isCancelled }];
        }),
        applications,
        messages,
      };
    },

    async grant(staff, { id, role }) {
      await staffRoles(prisma, staff).grant({ id }, role);
    },

    async revoke(staff, { id, role }) {
      await staffRoles(prisma, staff).revoke({ id }, role);
    },

    signOutEverywhere: (staff, session, id) =>
      prisma.$transaction(async (transaction) => {
        if (!(await transaction.user.findUnique({ where: { id }, select: { id: true } }))) {
          throw recordNotFound("account");
        }
        // Staff who sign themselves out everywhere keep their current session.
        await endSessions(transaction, id, { except: session.id });
        await logStaffAction(transaction, staff, "people.signedOut", { kind: "account", id });
      }),

    async deleteAccount(staff, id) {
      if (id === staff.id) throw conflict("Delete your own account on its page.");
      await deleteAccount(deps, id, async (transaction, account) => {
        if (!account) throw recordNotFound("account");
        checkNotStaff(account);
        await logStaffAction(transaction, staff, "people.deleted", { kind: "account", id });
      });
    },
  } satisfies Partial<StaffService>;
}
