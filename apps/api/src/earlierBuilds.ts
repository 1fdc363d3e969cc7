import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** How many builds before this one stay servable. */
const EARLIER_BUILDS = 2;

const BUILD_ID = /^[0-9a-f]{16}$/;

/** A build's files have their content's hash in their names, so their list identifies the build. */
function identify(root: string): string {
  const manifest = readFileSync(join(root, ".vite/manifest.json"));
  return createHash("sha256").update(manifest).digest("hex").slice(0, 16);
}

function copyAssets(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    try {
      linkSync(join(from, name), join(to, name)); // a build replaces files, and never writes into one
    } catch {
      copyFileSync(join(from, name), join(to, name)); // on another disk, or not ours to link
    }
  }
}

/** Keeps a copy of the build's hashed files, unless there is one. */
function keepBuild(root: string, own: string) {
  if (existsSync(own)) return;
  const partial = `${own}.${process.pid}`;
  copyAssets(join(root, "assets"), join(partial, "assets"));
  try {
    renameSync(partial, own); // whole or not there
  } catch {
    rmSync(partial, { recursive: true }); // another process was first
  }
}

/**
 * Keeps the hashed files of the build in `root` in `folder`, for a tab that outlives the next deploy,
 * and deletes those that are older than two builds. Returns the folders of the earlier builds, the
 * newest first; each has their files below "assets".
 */
export function keepHashedFiles(root: string, folder: string): string[] {
  const id = identify(root);
  mkdirSync(folder, { recursive: true });
  keepBuild(root, join(folder, id));
  const startedAt = (build: string) => statSync(join(folder, build)).mtimeMs;
  const earlier = readdirSync(folder)
    .filter((name) => BUILD_ID.test(name) && name !== id)
    .sort((a, b) => startedAt(b) - startedAt(a));
  // Later than all others, even where the clock was set back.
  const now = Math.max(Date.now(), ...earlier.map((build) => startedAt(build) + 1_000)) / 1_000;
  utimesSync(join(folder, id), now, now);
  for (const old of earlier.splice(EARLIER_BUILDS)) {
    rmSync(join(folder, old), { recursive: true, force: true });
  }
  return earlier.map((build) => join(folder, build));
}
