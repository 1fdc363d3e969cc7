import type { Application } from "@headwaters/contracts";
import type { MembershipService } from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import { logStaffAction } from "../../platform/audit/log.ts";
import { type Columns, momentCell, toCsv } from "../../platform/csv.ts";
import { readPages } from "../accounts/index.ts";
import { countApplications, readApplications } from "./lists.ts";

/** Rows per query. */
const PAGE_SIZE = 1_000;

const columns: Columns<Application> = [
  ["Applied", ({ createdAt }) => momentCell(createdAt)],
  ["First name", ({ firstName }) => firstName],
  ["Last name", ({ lastName }) => lastName],
  ["Email", ({ email }) => email],
  ["Membership", ({ membershipType }) => membershipType],
  ["Status", ({ status }) => status],
];

export function applicationExport(prisma: PrismaClient): Pick<MembershipService, "export"> {
  return {
    async export(staff, filters) {
      const { status, membershipType, search } = filters;
      await prisma.$transaction(async (transaction) => {
        const count = await countApplications(transaction, filters);
        // The search text may be personal data, so it is not logged.
        await logStaffAction(transaction, staff, "membership.exported", null, {
          status: status ?? null,
          membershipType: membershipType ?? null,
          searched: search !== undefined,
          count,
        });
      });
      const rows = readPages<Application>(
        (after, take) => readApplications(prisma, filters, { after, take }),
        PAGE_SIZE,
      );
      return toCsv(columns, rows);
    },
  };
}
