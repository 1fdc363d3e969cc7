import {
  type Attempt,
  type Throttle,
  type ThrottleName,
  TryAgainError,
  throttles,
  tooManyAttempts,
} from "@headwaters/contracts/router";
import type { FastifyBaseLogger } from "fastify";
import { RateLimiterRes } from "rate-limiter-flexible";
import { RETRY_AFTER } from "../bytes/send.ts";
import { type BoundedQueue, boundedQueue, manyPeopleAre } from "../services/boundedQueue.ts";
import type { Counter, Counters } from "./counters.ts";
import { networkOf } from "./network.ts";

/** Seconds for which an account knows an address at which someone signed in to it. */
const KNOWN = 30 * 24 * 60 * 60;

const UNCOUNTABLE = "This cannot be done right now. Please try again in a moment.";

type Log = Pick<FastifyBaseLogger, "warn">;
/** One thing that a call counts against. */
type Count = readonly [counter: Counter, key: string];

/** What cannot be taken back ends with its window. */
async function takeBack(counts: readonly Count[], log: Log): Promise<void> {
  for (const [counter, key] of counts) {
    await counter.reward(key).catch((err) => log.warn({ err }, "a count was not taken back"));
  }
}

/** Counts on each of these, or throws what the first that refuses says and counts on none. */
async function countOn(counts: readonly Count[], log: Log): Promise<void> {
  for (const [index, [counter, key]] of counts.entries()) {
    try {
      await counter.consume(key);
    } catch (reason) {
      await takeBack(counts.slice(0, index), log);
      throw reason;
    }
  }
}

/**
 * Counting takes a millisecond and one of the process's ten connections: a flood of calls of one kind
 * takes these. Whoever waits last waits for some seconds.
 */
const queueOfCalls = () =>
  boundedQueue({ atOnce: 2, waiting: 2_000, refusal: () => manyPeopleAre("doing this") });

/** What the caller is told of a counter's refusal, or of its failure. */
function refusalOf(reason: unknown, log: Log): TryAgainError {
  if (reason instanceof TryAgainError) return reason;
  if (reason instanceof RateLimiterRes) return tooManyAttempts(reason.msBeforeNext / 1_000);
  log.warn({ err: reason }, "attempts cannot be counted");
  return new TryAgainError("SERVICE_UNAVAILABLE", UNCOUNTABLE, Number(RETRY_AFTER));
}

/** The limits of contracts' throttles.ts, for the caller at an address. */
export function countAttempts(
  { create, keyOf }: Counters,
  log: Log,
): (address: string) => Throttle {
  const counters = Object.fromEntries(
    Object.entries(throttles).map(([name, { window, perAddress, perAccount }]) => [
      name,
      {
        address: create(`${name}:address`, perAddress, window),
        account: perAccount ? create(`${name}:account`, perAccount, window) : null,
        inTurn: queueOfCalls(),
      },
    ]),
  ) as Record<ThrottleName, { address: Counter; account: Counter | null; inTurn: BoundedQueue }>;
  const known = create("known", 1, KNOWN);

  return (address) => {
    const network = networkOf(address);

    /** The account's count: one of its own for this address where that is known, else all strangers'. */
    async function accountKey(name: ThrottleName, account: string): Promise<string> {
      const here = keyOf(account, network);
      const isKnown = throttles[name].makesKnown && (await known.get(here));
      return isKnown ? here : keyOf(account);
    }

    async function count(name: ThrottleName, account: string | null): Promise<Count[]> {
      const counter = counters[name];
      const counts: Count[] = [[counter.address, keyOf(network)]];
      if (counter.account && account !== null) {
        counts.push([counter.account, await accountKey(name, account)]);
      }
      await countOn(counts, log);
      return counts;
    }

    return {
      async begin(name, account): Promise<Attempt> {
        const { makesKnown, counts } = throttles[name];
        const counted = await counters[name]
          .inTurn(() => count(name, account))
          .catch((reason) => {
            throw refusalOf(reason, log);
          });
        return {
          async end(outcome) {
            if (!counts(outcome)) await takeBack(counted, log);
            if (outcome !== null || !makesKnown || account === null) return;
            await known
              .set(keyOf(account, network), 0, KNOWN)
              .catch((err) => log.warn({ err }, "an address was not noted as known"));
          },
        };
      },
    };
  };
}
