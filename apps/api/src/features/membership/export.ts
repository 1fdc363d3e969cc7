import type { Application, ApplicationFilters } from "@headwaters/contracts";
import type { MembershipService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { type Columns, momentCell, toCsv } from "../../platform/csv.ts";
import { countApplications, readApplications } from "./lists.ts";

/** Rows that are read, and held, at a time. */
const PAGE = 1_000;

const columns: Columns<Application> = [
  ["Applied", ({ createdAt }) => momentCell(createdAt)],
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["Email", ({ email }) => email],
  ["Membership", ({ membershipType }) => membershipType],
  ["Status", ({ status }) => status],
];

export function applicationExport(prisma: PrismaClient): Pick<MembershipService, "export"> {
  async function* all(filters: ApplicationFilters) {
    let after: Application | null = null;
    do {
      const rows: Application[] = await readApplications(prisma, filters, { after, take: PAGE });
      yield* rows;
      after = rows.length === PAGE ? (rows.at(-1) ?? null) : null;
    } while (after);
  }

  return {
    async export(staff, filters) {
      const { status, membershipType, search } = filters;
      await prisma.$transaction(async (transaction) => {
        const count = await countApplications(transaction, filters);
        // Whom they searched for would be personal data.
        await logStaffAction(transaction, staff, "membership.exported", null, {
          status: status ?? null,
          membershipType: membershipType ?? null,
          searched: search !== undefined,
          count,
        });
      });
      return toCsv(columns, all(filters));
    },
  };
}
