export { checkRestorable, type RestoredTable, restoreDatabase } from "./backup/restore.ts";
export { openSnapshot, type Snapshot } from "./backup/snapshot.ts";
export {
  type ChangeFeed,
  type ChangeFeedOptions,
  openChangeFeed,
} from "./change-feed/changeFeed.ts";
export { clearancePreset } from "./clearancePreset.ts";
export {
  type Client,
  type ClientOptions,
  checkSession,
  createClient,
  TRANSACTION_LIMITS,
} from "./client.ts";
export { DEMO_USERNAME, fillWithDemoContent } from "./demo/demoContent.ts";
export {
  DatabaseError,
  isLockTimeout,
  isOverload,
  isRecordMissing,
  isUniqueViolation,
  isUnreachable,
  isUnwritable,
} from "./errors.ts";

import type { Prisma } from "./generated/client.ts";

export { Prisma, PrismaClient } from "./generated/client.ts";
export type * from "./generated/models.ts";
export { databaseName, isMigrated } from "./inspect.ts";
export { listExtensions, migrate, readMigrationStatus } from "./migrations/migrate.ts";

/** A client in a transaction, or any client for statements that need not be atomic. */
export type Transaction = Prisma.TransactionClient;
