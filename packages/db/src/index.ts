export { type Changes, type ChangesOptions, listenForChanges } from "./changes.ts";
export {
  type Client,
  type ClientOptions,
  checkSession,
  createClient,
  TRANSACTION_LIMITS,
} from "./client.ts";
export { DEMO_USERNAME, fillWithDemoContent } from "./demo.ts";
export { type Embedded, type EmbeddedOptions, findEmbedded, startEmbedded } from "./embedded.ts";
export {
  DatabaseError,
  isLockTimeout,
  isOverload,
  isRecordMissing,
  isUniqueViolation,
  isUnreachable,
} from "./errors.ts";
export { Prisma, PrismaClient } from "./generated/client.ts";
export type * from "./generated/models.ts";
export { databaseName, isMigrated } from "./inspect.ts";
export { migrate } from "./migrate.ts";
