import { ceiling } from "@headwaters/contracts/router";
import type { FastifyBaseLogger } from "fastify";
import { LRUCache } from "lru-cache";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Counters } from "./counters.ts";
import { networkOf } from "./network.ts";

/** A process tells the database of an address when it has made this part of the calls allowed. */
const LOT = 1 / 100;
/** Addresses that a process remembers. */
const MAX_CALLERS = 20_000;

interface Caller {
  /** Calls that the database does not know of. */
  untold: number;
  /** The database is being told of others. */
  isTelling: boolean;
  /** As Date.now(). */
  refusedUntil: number;
}

/** Counts calls of an address; says for how many seconds they are refused, 0 for not. */
export type CountCalls = (address: string, calls: number) => number;

/**
 * Counts every call of an address without a query for each: the database is told of them in lots,
 * and nobody waits for that. Where it cannot be told, nobody is refused.
 */
export function countCalls(
  { create, keyOf }: Counters,
  log: Pick<FastifyBaseLogger, "warn">,
): CountCalls {
  const counter = create("ceiling", ceiling.perAddress, ceiling.window);
  const callers = new LRUCache<string, Caller>({ max: MAX_CALLERS });

  async function tell(network: string, caller: Caller) {
    const calls = caller.untold;
    caller.untold = 0;
    caller.isTelling = true;
    try {
      await counter.consume(keyOf(network), calls);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) caller.refusedUntil = Date.now() + reason.msBeforeNext;
      else log.warn({ err: reason }, "calls go uncounted");
    } finally {
      caller.isTelling = false;
    }
  }

  return (address, calls) => {
    const network = networkOf(address);
    const caller = callers.get(network) ?? { untold: 0, isTelling: false, refusedUntil: 0 };
    callers.set(network, caller);
    const wait = caller.refusedUntil - Date.now();
    if (wait > 0) return wait / 1_000;
    caller.untold += calls;
    const isLot = caller.untold >= counter.points * LOT;
    if (isLot && !caller.isTelling) void tell(network, caller);
    return 0;
  };
}
