import type { PrismaClient } from "@headwaters/db";
import { findNames } from "../../platform/audit/subjects.ts";
import { readById } from "../accounts/index.ts";
import type { Feature, FeatureContext } from "../feature.ts";
import { clearancesService } from "./clearances.service.ts";
import { fromDate } from "./days.ts";
import { mails } from "./emails/index.ts";
import { remindOfClearances } from "./reminders.ts";
import { retention } from "./retention.ts";

export { isCleared, needsClearance, toDaySql } from "./conditions.ts";

/** Reads clearances of an account, or those that it noted, as "my data" shows them. */
async function* readClearances(
  prisma: PrismaClient,
  owner: { userId: string } | { notedById: string },
) {
  const rows = readById(({ where, ...page }) =>
    prisma.clearance.findMany({ where: { ...where, ...owner }, ...page, include: { kind: true } }),
  );
  for await (const { kind, clearedOn, validUntil, notedAt } of rows) {
    yield {
      kind: kind.name,
      clearedOn: fromDate(clearedOn),
      validUntil: validUntil && fromDate(validUntil),
      notedAt,
    };
  }
}

export const clearances = {
  services: (context: FeatureContext) => ({ clearances: clearancesService(context) }),
  retention,
  mails,
  auditSubjects: {
    clearanceKind: findNames(
      ({ clearanceKind }, where) =>
        clearanceKind.findMany({ where, select: { id: true, name: true } }),
      ({ name }) => name,
    ),
  },
  readAccountData: (prisma, userId) => ({
    clearances: readClearances(prisma, { userId }),
    notedClearances: readClearances(prisma, { notedById: userId }),
  }),
  jobs: [{ name: "remindOfClearances", cron: "20 * * * *", run: remindOfClearances }],
} satisfies Feature;
