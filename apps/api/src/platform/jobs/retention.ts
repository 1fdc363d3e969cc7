import { type Retained, retentionDays } from "@headwaters/contracts";
import { isLockTimeout, Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { logStaffAction } from "../audit/log.ts";
import type { Platform } from "../platform.ts";
import type { Job } from "./jobs.ts";

/** Rows per transaction, so that no other transaction waits long. */
export const BATCH = 500;

/** SQL for the start of a retention period that ends now, by the database's clock. */
export const ago = (period: Retained) =>
  Prisma.sql`now() - make_interval(days => ${retentionDays[period]}::int)`;

/**
 * Deletes a batch of expired rows, skips locked ones, and returns the count; a full batch is followed
 * by another. A rule that must scan all rows returns the last row, which is `after` of its next batch;
 * null ends the scan.
 */
type RetentionRule = (
  transaction: Transaction,
  after: never,
) => Promise<number | { deleted: number; last: unknown }>;

/** Makes a rule that deletes rows of a table by a condition. */
export function expiryRule(table: string, condition: Prisma.Sql, primaryKey = "id") {
  const [name, key] = [Prisma.raw(table), Prisma.raw(`"${primaryKey}"`)];
  return (transaction: Transaction) => transaction.$executeRaw`
    DELETE FROM ${name} WHERE ${key} IN (
      SELECT ${key} FROM ${name} WHERE ${condition}
      ORDER BY ${key} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
}

/** Retention of a table, and the part of "my data" that shows its rows. */
interface TableRetention {
  /** Names of the table's rules; the outbox has those of mails. */
  rules?: readonly string[];
  /** Why rows without a rule have no retention period, and what deletes them. */
  else?: string;
  /** For a table that references accounts: the parts of "my data" with its rows. */
  accountData?: readonly string[];
  /** Or why "my data" leaves the rows out. */
  notAccountData?: string;
}

/** Retention of a feature's tables; every table belongs to one feature. */
export interface FeatureRetention {
  rules?: Readonly<Record<string, RetentionRule>>;
  tables: Readonly<Record<string, TableRetention>>;
}

/** Applies a rule until no expired rows are left. Each batch is an entry of the audit log. */
async function applyRule(prisma: PrismaClient, name: string, rule: RetentionRule): Promise<void> {
  let after: unknown = null;
  let hasMore = true;
  while (hasMore) {
    const result = await prisma.$transaction(async (transaction) => {
      const result = await rule(transaction, after as never);
      const deleted = typeof result === "number" ? result : result.deleted;
      if (deleted > 0) {
        await logStaffAction(transaction, "site", "retention.applied", null, { [name]: deleted });
      }
      return result;
    });
    after = typeof result === "number" ? null : result.last;
    hasMore = typeof result === "number" ? result === BATCH : after !== null;
  }
}

/** Applies all rules. Safe to run in several processes. */
export async function applyRetention(
  prisma: PrismaClient,
  features: readonly FeatureRetention[],
  log?: Pick<FastifyBaseLogger, "error" | "info">,
): Promise<void> {
  for (const [name, rule] of features.flatMap(({ rules = {} }) => Object.entries(rules))) {
    try {
      await applyRule(prisma, name, rule);
    } catch (error) {
      if (isLockTimeout(error)) {
        log?.info({ rule: name }, "expired rows are in use: retention looks again tomorrow");
      } else {
        log?.error({ err: error, rule: name }, "expired rows were not deleted");
      }
    }
  }
}

export const retentionJob = (
  features: readonly FeatureRetention[],
): Job<Pick<Platform, "prisma" | "log">> => ({
  name: "applyRetention",
  cron: "30 9 * * *", // at night in the Americas
  run: ({ prisma, log }) => applyRetention(prisma, features, log),
});
