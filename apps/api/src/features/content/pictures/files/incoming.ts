import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { PICTURE_MAX_BYTES } from "@headwaters/contracts";
import { StorageError } from "../../../../platform/storage/storage.ts";
import { tooLarge } from "../refusals.ts";
import { type ArrivalLimits, arrivalLimits, watchArrivals } from "./arrival.ts";

/** Minimum age of files that a killed process has left, ms. */
const LEFT_BEHIND = 60 * 60 * 1000;

async function* limited(source: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > PICTURE_MAX_BYTES) throw tooLarge();
    yield piece;
  }
}

/** Files that are on their way: they lie in a folder of this process's machine until they are read. */
export function incomingFiles(folder: string, limits: ArrivalLimits = arrivalLimits) {
  const watched = watchArrivals(limits);

  return {
    /** Hands the path of the file that arrives to `use`, and removes the file after that. */
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

    /** Removes abandoned files. */
    async sweep() {
      const names = await readdir(folder).catch(() => []);
      for (const path of names.map((name) => join(folder, name))) {
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
        if (mtimeMs < Date.now() - LEFT_BEHIND) await rm(path, { force: true });
      }
    },
  };
}
