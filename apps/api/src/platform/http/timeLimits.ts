import { TRANSACTION_LIMITS } from "@headwaters/db";

/**
 * How long a process that is told to stop waits for its last answers, in milliseconds. No request that
 * is answered as a whole takes longer; uploads and downloads that are still under way then are broken
 * off. Proxies in front, and whatever stops the process, have to allow more (apps/docs/operations.md).
 */
export const STOP_TIMEOUT = 75_000;

/** Of that, how long a family waits for its turn to register; the rest is for registering it. */
export const REGISTRATION_WAIT =
  STOP_TIMEOUT - TRANSACTION_LIMITS.maxWait - TRANSACTION_LIMITS.timeout;
