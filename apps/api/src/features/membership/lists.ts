import {
  type Application,
  type ApplicationFilters,
  applicationStatusNames,
  type MembershipType,
  membershipTypeNames,
} from "@headwaters/contracts";
import type { MembershipService } from "@headwaters/contracts/router";
import { Prisma, type PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { type Columns, momentCell, toCsv } from "../../platform/csv.ts";
import { isAfter, orderBy } from "../../platform/lists/orders.ts";
import { hasWords, toPage } from "../../platform/lists/pages.ts";
import { type CursorRow, findCursorPerson, orders } from "../../platform/lists/peopleLists.ts";
import { readPages } from "../accounts/index.ts";

/** Rows per query of the export. */
const PAGE_SIZE = 1_000;

const columns: Columns<Application> = [
  ["Applied", ({ createdAt }) => momentCell(createdAt)],
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["Email", ({ email }) => email],
  [
    "Membership",
    ({ membershipType }) => membershipTypeNames[membershipType as MembershipType] ?? membershipType,
  ],
  ["Status", ({ status }) => applicationStatusNames[status]],
];

// The expression of the index in the migration staff_area.
const searchText = Prisma.sql`coalesce("firstName", '') || ' ' || coalesce("lastName", '') || ' ' || "email"`;

function toConditions({ status, membershipType, search }: Omit<ApplicationFilters, "order">) {
  return [
    Prisma.sql`TRUE`,
    ...(status ? [Prisma.sql`"status" = ${status}`] : []),
    ...(membershipType ? [Prisma.sql`"membershipType" = ${membershipType}`] : []),
    ...hasWords(searchText, search),
  ];
}

function readApplications(
  prisma: PrismaClient,
  { order, ...filters }: ApplicationFilters,
  after: CursorRow | null,
  take: number,
): Promise<Application[]> {
  const conditions = [...toConditions(filters), ...(after ? [isAfter(orders[order], after)] : [])];
  return prisma.$queryRaw<Application[]>`
    SELECT "id", "firstName", "lastName", "email", "membershipType", "status", "createdAt"
    FROM "membership_applications" WHERE ${Prisma.join(conditions, " AND ")}
    ORDER BY ${orderBy(orders[order])} LIMIT ${take}`;
}

export function applicationLists(prisma: PrismaClient) {
  return {
    async list({ limit, cursor, ...filters }) {
      const findRow = (id: string) => prisma.membershipApplication.findUnique({ where: { id } });
      const after = cursor ? await findCursorPerson(cursor, filters.order, findRow) : null;
      const rows = await readApplications(prisma, filters, after, limit + 1);
      return toPage(rows, limit, ({ createdAt }) => createdAt);
    },

    async counts() {
      const counted = await prisma.membershipApplication.groupBy({
        by: ["status"],
        _count: true,
      });
      const counts = { pending: 0, approved: 0, declined: 0, withdrawn: 0 };
      return { ...counts, ...Object.fromEntries(counted.map((row) => [row.status, row._count])) };
    },

    async export(staff, filters) {
      const { status = null, membershipType = null, search } = filters;
      await prisma.$transaction(async (transaction) => {
        const [row] = await transaction.$queryRaw<{ count: number }[]>`
          SELECT count(*)::int AS "count" FROM "membership_applications"
          WHERE ${Prisma.join(toConditions(filters), " AND ")}`;
        // The search text may be personal data, so it is not logged.
        const details = { status, membershipType, searched: search !== undefined, ...row };
        await logStaffAction(transaction, staff, "membership.exported", null, details);
      });
      const rows = readPages<Application>(
        (after, take) => readApplications(prisma, filters, after, take),
        PAGE_SIZE,
      );
      return toCsv(columns, rows);
    },
  } satisfies Partial<MembershipService>;
}
