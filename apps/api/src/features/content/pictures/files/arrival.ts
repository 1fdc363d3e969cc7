import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { PICTURE_MAX_BYTES, PICTURE_MIN_RATE } from "@headwaters/contracts";
import { DomainError } from "@headwaters/contracts/router";
import { StorageError } from "../../../../platform/storage/storage.ts";
import { tooLarge } from "../errors.ts";

/**
 * Minimum speed of uploads. During the grace period, in ms, no bytes are required; afterwards the rate
 * is the minimum average, in bytes per second.
 */
export const arrivalLimits = {
  usual: { grace: 20_000, rate: PICTURE_MIN_RATE },
  /** Stricter when few slots are free, so that slow uploads do not occupy them all. */
  crowded: { grace: 5_000, rate: 100_000 },
  /** Number of uploads from which the stricter limits apply. */
  crowdedFrom: 24,
  /** Interval of the checks, in ms. */
  checkEvery: 1_000,
};
export type ArrivalLimits = typeof arrivalLimits;

const TOO_SLOW =
  "The picture arrived too slowly. Please try again where the connection is better, or send a smaller one.";
const TOO_SLOW_IN_CROWD =
  "Many pictures are being uploaded right now, and this one arrived too slowly. Please try again in a few minutes.";

/** Enforces the minimum speed of uploads; concurrent ones share one watcher, which counts them. */
export function watchArrivals({ usual, crowded, crowdedFrom, checkEvery }: ArrivalLimits) {
  let arriving = 0;

  function checkPace(bytes: number, ms: number) {
    const isCrowded = arriving >= crowdedFrom;
    const { grace, rate } = isCrowded ? crowded : usual;
    if (ms <= grace + (bytes / rate) * 1_000) return;
    throw new DomainError("TIMEOUT", isCrowded ? TOO_SLOW_IN_CROWD : TOO_SLOW);
  }

  /**
   * Passes on the chunks of a file; throws as soon as they are too slow, without waiting for the next
   * chunk.
   */
  return async function* watched(source: AsyncIterable<Uint8Array>) {
    const pieces = source[Symbol.asyncIterator]();
    const begun = performance.now();
    const tooSlow = Promise.withResolvers<never>();
    tooSlow.promise.catch(() => {}); // rethrown at the next read
    let bytes = 0;
    arriving += 1;
    const timer = setInterval(() => {
      try {
        checkPace(bytes, performance.now() - begun);
      } catch (reason) {
        tooSlow.reject(reason);
      }
    }, checkEvery);
    try {
      for (;;) {
        const { done, value } = await Promise.race([pieces.next(), tooSlow.promise]);
        if (done) return;
        bytes += value.length;
        yield value;
      }
    } finally {
      arriving -= 1;
      clearInterval(timer);
      // Not awaited: it ends with the next chunk, which may never come.
      pieces.return?.().catch(() => {});
    }
  };
}

/** Minimum age of files left by a killed process, in ms. */
const LEFT_BEHIND = 60 * 60 * 1000;

async function* limited(source: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > PICTURE_MAX_BYTES) throw tooLarge();
    yield piece;
  }
}

/** Stores incoming files in a folder of this machine until they are read. */
export function incomingFiles(folder: string, limits = arrivalLimits) {
  const watched = watchArrivals(limits);

  return {
    /** Receives a file, calls `use` with its path, and removes the file afterwards. */
    async receive<T>(source: AsyncIterable<Uint8Array>, use: (path: string) => Promise<T>) {
      const path = join(folder, randomUUID());
      try {
        await mkdir(folder, { recursive: true });
        await pipeline(limited(watched(source)), createWriteStream(path, { mode: 0o600 }));
        return await use(path);
      } catch (error) {
        // Disk errors have a `syscall`; errors of the file have none.
        throw (error as NodeJS.ErrnoException).syscall ? new StorageError(error) : error;
      } finally {
        await rm(path, { force: true }).catch(() => {});
      }
    },

    async sweep() {
      const names = await readdir(folder).catch(() => []);
      for (const path of names.map((name) => join(folder, name))) {
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
        if (mtimeMs < Date.now() - LEFT_BEHIND) await rm(path, { force: true });
      }
    },
  };
}
