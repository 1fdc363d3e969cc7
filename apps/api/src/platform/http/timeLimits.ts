import { TRANSACTION_LIMITS } from "@headwaters/db";

/**
 * How long a stopping process waits for its last answers, ms. Uploads and downloads that run longer
 * are aborted. Proxies and process managers must allow more (apps/docs/operations.md).
 */
export const STOP_TIMEOUT = 75_000;

/** Of that, how long a family waits for its turn to register; the rest is for registering it. */
export const REGISTRATION_WAIT =
  STOP_TIMEOUT - TRANSACTION_LIMITS.maxWait - TRANSACTION_LIMITS.timeout;
