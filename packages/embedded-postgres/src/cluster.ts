import { randomBytes, randomUUID } from "node:crypto";
import {
  chown,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { canUse, chooseAccount, findOwner } from "./account.ts";
import { findBinaries, makeOpenFolder, systemFolder } from "./binaries.ts";
import { EmbeddedPostgresError, errorCode } from "./errors.ts";
import { type Account, lastLine, run } from "./processes.ts";

/** The files of one embedded database: `data` (PostgreSQL's own), `password`, `server.log`. */
export interface Cluster {
  /** With links resolved. */
  folder: string;
  data: string;
  log: string;
  password: string;
  /** The owner of the files, who runs the server; undefined for our own account. */
  account: Account | undefined;
}

/** Opens the cluster of a data folder; creates it if there is none (`durable`: synced to disk). */
export async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const path = join(dataDir, "postgres");
  if (!(await exists(path))) await createCluster(dataDir, path, durable);
  return readCluster(path);
}

/** Finds the cluster of a data folder, if it has one. */
export async function findCluster(dataDir: string): Promise<Cluster | undefined> {
  const path = join(dataDir, "postgres");
  return (await exists(path)) ? readCluster(path) : undefined;
}

async function readCluster(path: string): Promise<Cluster> {
  const folder = await resolveLink(path);
  const account = await findOwner(folder);
  if (!(await canUse(folder, account))) {
    throw new EmbeddedPostgresError(
      `The user that runs PostgreSQL cannot reach ${folder}; open the folders above it to that ` +
        'user ("chmod o+x"), or set DATA_DIR.',
    );
  }
  const password = (await readFile(join(folder, "password"), "utf8")).trim();
  return {
    folder,
    account,
    password,
    data: join(folder, "data"),
    log: join(folder, "server.log"),
  };
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

async function resolveLink(path: string): Promise<string> {
  try {
    const folder = await realpath(path);
    await stat(join(folder, "data", "PG_VERSION"));
    return folder;
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new EmbeddedPostgresError(
      `The database that belongs to ${path} is gone or incomplete; restore it from a backup, ` +
        `or delete ${path} to begin with an empty one.`,
    );
  }
}

/**
 * Creates the cluster under a random name, then renames or links it: it is complete or does not
 * exist, even after a kill or with two processes at once.
 */
async function createCluster(dataDir: string, path: string, durable: boolean): Promise<void> {
  const account = await chooseAccount();
  const inside = join(dataDir, `postgres.new-${randomUUID()}`);
  let folder = inside;
  await makeFolder(inside, account);
  if (!(await canUse(inside, account))) {
    await rm(inside, { recursive: true });
    folder = await makeSystemFolder(account, dataDir);
  }
  try {
    await initialize(folder, account, durable);
    await (folder === inside ? rename(folder, path) : symlink(folder, path));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Another process has created the cluster, which is used instead.
    if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error))) throw error;
  }
}

async function makeFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (account !== undefined) await chown(folder, account.uid, account.gid);
}

// Only the link in the data folder contains the random name: without that folder the cluster cannot
// be found again, and no other checkout uses it.
async function makeSystemFolder(account: Account | undefined, dataDir: string): Promise<string> {
  const folder = join(systemFolder, randomUUID());
  try {
    await makeOpenFolder(systemFolder);
    await makeFolder(folder, account);
    if (await canUse(folder, account)) return folder;
  } catch {
    // Reported below.
  }
  throw new EmbeddedPostgresError(
    `The user "postgres", which runs PostgreSQL for root, can reach neither ${dataDir} nor ` +
      `${systemFolder}; set DATA_DIR to a folder that it can reach, or DATABASE_URL.`,
  );
}

async function initialize(
  folder: string,
  account: Account | undefined,
  durable: boolean,
): Promise<void> {
  const { initdb } = await findBinaries(account);
  const passwordFile = join(folder, "password");
  await writeFile(passwordFile, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid);
  const outcome = await run(
    initdb,
    [
      `--pgdata=${join(folder, "data")}`,
      "--username=headwaters",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      // For the C library, which outside Linux may not know C.UTF-8.
      `--locale=${process.platform === "linux" ? "C.UTF-8" : "C"}`,
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    account,
  );
  if (!outcome.ok) {
    const reason = outcome.output.match(/(?:error|FATAL): (.*)/)?.[1] ?? lastLine(outcome.output);
    throw new EmbeddedPostgresError(
      `The embedded database could not be made in ${folder}: ${reason}.`,
    );
  }
}
