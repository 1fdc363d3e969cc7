import { ceiling } from "@headwaters/contracts/router";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Counters } from "./counters.ts";
import { toNetwork } from "./network.ts";

/** The part of the allowance after which a process flushes its count. */
const LOT = 1 / 100;
/** Addresses that a process remembers. */
const MAX_CALLERS = 20_000;

interface Caller {
  /** Calls that the database does not know of. */
  unflushed: number;
  /** A flush is running. */
  isFlushing: boolean;
  /** As Date.now(). */
  refusedUntil: number;
}

/** Counts calls of an address; says for how many seconds they are refused, 0 for not. */
export type GlobalLimit = (address: string, calls: number) => number;

/**
 * Counts every call of an address in memory and flushes the counts to the database in the
 * background. While that fails, no call is refused.
 */
export function createGlobalLimit(
  { create, keyOf }: Counters,
  log: Pick<FastifyBaseLogger, "warn">,
): GlobalLimit {
  const counter = create("ceiling", ceiling.perAddress, ceiling.window);
  const callers = new LRUCache<string, Caller>({ max: MAX_CALLERS });

  async function tell(network: string, caller: Caller) {
    const calls = caller.unflushed;
    caller.unflushed = 0;
    caller.isFlushing = true;
    try {
      await counter.consume(keyOf(network), calls);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) caller.refusedUntil = Date.now() + reason.msBeforeNext;
      else log.warn({ err: reason }, "calls go uncounted");
    } finally {
      caller.isFlushing = false;
    }
  }

  return (address, calls) => {
    const network = toNetwork(address);
    const caller = callers.get(network) ?? { unflushed: 0, isFlushing: false, refusedUntil: 0 };
    callers.set(network, caller);
    const wait = caller.refusedUntil - Date.now();
    if (wait > 0) return wait / 1_000;
    caller.unflushed += calls;
    const isLot = caller.unflushed >= counter.points * LOT;
    if (isLot && !caller.isFlushing) void tell(network, caller);
    return 0;
  };
}
