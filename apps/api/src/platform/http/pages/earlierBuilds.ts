import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../hash.ts";

/** Number of earlier builds whose files are still served. */
const EARLIER_BUILDS = 2;

const BUILD_ID = /^[0-9a-f]{16}$/;
/** An unfinished copy, made by the process with this id. */
const PARTIAL = /^[0-9a-f]{16}\.\d+$/;
/** An older unfinished copy belongs to a process that was killed, in ms. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1_000;

/** Copies the build's hashed files, unless a copy exists. */
function keepBuild(root: string, own: string) {
  if (existsSync(own)) return;
  const partial = `${own}.${process.pid}`;
  cpSync(join(root, "assets"), join(partial, "assets"), { recursive: true });
  try {
    renameSync(partial, own); // atomic
  } catch {
    rmSync(partial, { recursive: true }); // another process was first
  }
}

/**
 * Finds the folders that match `name`, each with the time when a process last started from it. Another
 * process may delete them meanwhile.
 */
function findFolders(folder: string, name: RegExp): { path: string; startedAt: number }[] {
  return readdirSync(folder)
    .filter((entry) => name.test(entry))
    .flatMap((entry) => {
      const path = join(folder, entry);
      const startedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      return startedAt === undefined ? [] : [{ path, startedAt }];
    });
}

/**
 * Copies the hashed files of the build in `root` to `folder`, for tabs that stay open over the next
 * deploy, and deletes builds older than the last two. Returns the folders of the earlier builds, the
 * newest first; each has its files below "assets".
 */
export function keepHashedFiles(root: string, folder: string): string[] {
  // A build's files have the hash of their content in their names, so their list identifies the build.
  const manifest = readFileSync(join(root, ".vite/manifest.json"));
  const own = join(folder, sha256(manifest, "hex").slice(0, 16));
  mkdirSync(folder, { recursive: true });
  keepBuild(root, own);
  const earlier = findFolders(folder, BUILD_ID)
    .filter(({ path }) => path !== own)
    .sort((a, b) => b.startedAt - a.startedAt);
  // Later than all others, even if the clock was set back.
  const now = Math.max(Date.now(), ...earlier.map(({ startedAt }) => startedAt + 1_000)) / 1_000;
  utimesSync(own, now, now);
  const abandoned = findFolders(folder, PARTIAL).filter(
    ({ startedAt }) => startedAt < Date.now() - ABANDONED_AFTER,
  );
  for (const { path } of [...earlier.splice(EARLIER_BUILDS), ...abandoned]) {
    rmSync(path, { recursive: true, force: true });
  }
  return earlier.map(({ path }) => path);
}
