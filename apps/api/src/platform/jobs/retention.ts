import { type Retained, retentionDays } from "@headwaters/contracts";
import { isLockTimeout, Prisma, type PrismaClient, type Transaction } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { logStaffAction } from "../audit/log.ts";
import type { Platform } from "../platform.ts";
import type { Job } from "./jobs.ts";

/** Rows deleted in one transaction, so that no other transaction waits long. */
export const BATCH = 500;

/** SQL for the moment at which a period that ends now began, by the database's clock. */
export const ago = (period: Retained) =>
  Prisma.sql`now() - make_interval(days => ${retentionDays[period]}::int)`;

/**
 * Deletes a batch of expired rows, skips locked ones, and returns the count. A full batch is
 * followed by another. A rule that must look at all rows returns the last row it has seen, which is
 * `after` of its next batch; null ends it.
 */
type RetentionRule = (
  transaction: Transaction,
  after: never,
) => Promise<number | { deleted: number; last: unknown }>;

/** A rule that deletes the rows of a table that meet a condition. */
export function expiryRule(table: string, condition: Prisma.Sql, primaryKey = "id") {
  const [name, key] = [Prisma.raw(table), Prisma.raw(`"${primaryKey}"`)];
  return (transaction: Transaction) => transaction.$executeRaw`
    DELETE FROM ${name} WHERE ${key} IN (
      SELECT ${key} FROM ${name} WHERE ${condition}
      ORDER BY ${key} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
}

/** How long rows of a table live, and where their owners can read them. */
interface TableRetention {
  /** Names of the rules of its rows; those of mails are the outbox's. */
  rules?: readonly string[];
  /** Why rows without a rule have no period, and what deletes them. */
  else?: string;
  /** Of a table that names accounts: the parts of the file "my data" that hold its rows. */
  accountData?: readonly string[];
  /** Or why the file does not hold them. */
  notAccountData?: string;
}

/** Retention of a feature's tables; every table belongs to one feature. */
export interface FeatureRetention {
  rules?: Readonly<Record<string, RetentionRule>>;
  tables: Readonly<Record<string, TableRetention>>;
}

/** Applies a rule until nothing has expired. Each batch is an entry of the audit log. */
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

/** Applies all rules. Any number of processes may do so at once. */
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
