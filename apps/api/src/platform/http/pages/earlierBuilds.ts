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

/** How many builds before this one stay servable. */
const EARLIER_BUILDS = 2;

const BUILD_ID = /^[0-9a-f]{16}$/;
/** A copy that is being made, by the process with this id. */
const PARTIAL = /^[0-9a-f]{16}\.\d+$/;
/** No copy takes as long: the process that made it was killed, ms. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1_000;

/** Keeps a copy of the build's hashed files, unless there is one. */
function keepBuild(root: string, own: string) {
  if (existsSync(own)) return;
  const partial = `${own}.${process.pid}`;
  cpSync(join(root, "assets"), join(partial, "assets"), { recursive: true });
  try {
    renameSync(partial, own); // whole or not there
  } catch {
    rmSync(partial, { recursive: true }); // another process was first
  }
}

/** The folders of this name and when each was last started from; another process may delete them. */
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
 * Keeps the hashed files of the build in `root` in `folder`, for a tab that outlives the next deploy,
 * and deletes those that are older than two builds. Returns the folders of the earlier builds, the
 * newest first; each has their files below "assets".
 */
export function keepHashedFiles(root: string, folder: string): string[] {
  // A build's files have their content's hash in their names, so their list identifies the build.
  const manifest = readFileSync(join(root, ".vite/manifest.json"));
  const own = join(folder, sha256(manifest, "hex").slice(0, 16));
  mkdirSync(folder, { recursive: true });
  keepBuild(root, own);
  const earlier = findFolders(folder, BUILD_ID)
    .filter(({ path }) => path !== own)
    .sort((a, b) => b.startedAt - a.startedAt);
  // Later than all others, even where the clock was set back.
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
