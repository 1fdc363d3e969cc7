import {
  type Attempt,
  accountKey,
  type RateLimiter,
  type RateLimitName,
  RetryableError,
  rateLimits,
  TRUSTED_DEVICES_FACTOR,
  tooManyAttempts,
} from "@headwaters/contracts/router";
import type { PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { RateLimiterRes } from "rate-limiter-flexible";
import { concurrencyLimiter } from "../concurrency/concurrencyLimiter.ts";
import { tooBusy } from "../errors/errors.ts";
import { toTransientError } from "../http/failures/transientErrors.ts";
import type { Device } from "../http/sessions/device.ts";
import { RETRY_AFTER } from "../response-cache/send.ts";
import { readTrustedSince } from "./deviceTrust.ts";
import { toNetwork } from "./network.ts";
import type { Limiter, RateLimitStore } from "./store.ts";

const UNCOUNTABLE = "This cannot be done right now. Please try again in a moment.";

type Log = Pick<FastifyBaseLogger, "warn">;
type Count = readonly [counter: Limiter, key: string];

/** A count that cannot be refunded stays until its window ends. */
async function refund(counts: readonly Count[], log: Log): Promise<void> {
  for (const [counter, key] of counts) {
    await counter.reward(key).catch((err) => log.warn({ err }, "a count was not taken back"));
  }
}

/** Consumes from all counters, or from none: throws the first rejection. */
async function countOn(counts: readonly Count[], log: Log): Promise<void> {
  for (const [index, [counter, key]] of counts.entries()) {
    try {
      await counter.consume(key);
    } catch (reason) {
      await refund(counts.slice(0, index), log);
      throw reason;
    }
  }
}

/** The error for a counter's rejection or failure. */
function toRateLimitError(reason: unknown, advice: string | undefined, log: Log): RetryableError {
  if (reason instanceof RetryableError) return reason;
  if (reason instanceof RateLimiterRes) return tooManyAttempts(reason.msBeforeNext / 1_000, advice);
  log.warn({ err: reason }, "attempts cannot be counted");
  return (
    toTransientError(reason) ??
    new RetryableError("SERVICE_UNAVAILABLE", UNCOUNTABLE, Number(RETRY_AFTER))
  );
}

const names = Object.keys(rateLimits) as RateLimitName[];
/** The limits that strangers can use up for an account: signing in and its recovery. */
const accountAccess = names.filter(
  (name) => rateLimits[name].ownPerDevice && !rateLimits[name].outlivesPassword,
);

function createLimit(create: RateLimitStore["create"], name: RateLimitName) {
  const { window, perAddress, perAccount, ownPerDevice } = rateLimits[name];
  const forDevices = perAccount && ownPerDevice ? perAccount * TRUSTED_DEVICES_FACTOR : 0;
  return {
    ipAddress: create(`${name}:address`, perAddress, window),
    account: perAccount ? create(`${name}:account`, perAccount, window) : null,
    /** Failures of all devices that an account trusts, together. */
    devices: forDevices ? create(`${name}:devices`, forDevices, window) : null,
    // Bounds the connections that counting takes in a flood of one kind of call.
    limit: concurrencyLimiter({
      concurrency: 2,
      maxQueue: 2_000,
      createError: () => tooBusy("doing this"),
    }),
  };
}

/** The limits of contracts' rateLimits.ts for a caller, by network address and device. */
export function createRateLimits(
  { create, toKey, countLimited: noteRefused }: RateLimitStore,
  prisma: PrismaClient,
  log: Log,
): (ipAddress: string, device: Device) => RateLimiter {
  const limits = Object.fromEntries(
    names.map((name) => [name, createLimit(create, name)]),
  ) as Record<RateLimitName, ReturnType<typeof createLimit>>;

  return (ipAddress, device) => {
    /** Returns the device's id if its cookie is not older than the account's trust. */
    async function trustedId(account: string): Promise<string | null> {
      const trusted = device.find(account);
      if (!trusted) return null;
      const since = await readTrustedSince(prisma, account);
      return since !== null && trusted.since >= since ? trusted.id : null;
    }

    /** The counters of a call: a trusted device has its own, all other callers share one. */
    async function countsFor(name: RateLimitName, account: string | null): Promise<Count[]> {
      const limit = limits[name];
      const deviceId = limit.devices && account !== null ? await trustedId(account) : null;
      if (limit.account && limit.devices && account !== null && deviceId !== null) {
        return [
          [limit.account, toKey(account, deviceId)],
          [limit.devices, toKey(account)],
        ];
      }
      const counts: Count[] = [[limit.ipAddress, toKey(toNetwork(ipAddress))]];
      if (limit.account && account !== null) counts.push([limit.account, toKey(account)]);
      return counts;
    }

    /** Clears the counts of an account, for untrusted devices and for this device. */
    async function clear(account: string): Promise<void> {
      const deviceId = device.find(account)?.id ?? null;
      for (const name of accountAccess) {
        const { account: counter, devices } = limits[name];
        await counter?.delete(toKey(account));
        await devices?.delete(toKey(account));
        if (deviceId !== null) await counter?.delete(toKey(account, deviceId));
      }
    }

    return {
      async begin(name, account): Promise<Attempt> {
        const { trustsDevice, counts, advice } = rateLimits[name];
        let counted: Count[] = [];
        await limits[name]
          .limit(async () => {
            counted = await countsFor(name, account);
            await countOn(counted, log);
          })
          .catch((reason) => {
            if (reason instanceof RateLimiterRes) noteRefused(name);
            throw toRateLimitError(reason, advice, log);
          });
        return {
          async spend(points) {
            for (const [counter, key] of counted) {
              await counter.consume(key, points).catch((err) => {
                // consume() counts the points even when it rejects because the limit is reached.
                if (!(err instanceof RateLimiterRes)) log.warn({ err }, "points were not counted");
              });
            }
          },
          async end(outcome) {
            if (!counts(outcome)) await refund(counted, log);
            if (outcome === null && trustsDevice && account !== null) device.trust(account);
          },
        };
      },

      async resetAfterSignIn(email) {
        const account = accountKey(email);
        device.trust(account);
        await clear(account).catch((err) =>
          log.warn({ err }, "an account's failed attempts were not forgotten"),
        );
      },

      deleteAccount: (email) => device.distrust(accountKey(email)),
    };
  };
}
