import { TRANSACTION_LIMITS } from "@headwaters/db";

/**
 * How long a stopping process waits for its last responses, in ms; longer uploads and downloads are
 * aborted. Proxies and process managers must allow more (apps/docs/operations.md).
 */
export const STOP_TIMEOUT = 75_000;

/** How long a registration waits in the queue. The rest of STOP_TIMEOUT is for its transaction. */
export const REGISTRATION_WAIT =
  STOP_TIMEOUT - TRANSACTION_LIMITS.maxWait - TRANSACTION_LIMITS.timeout;
