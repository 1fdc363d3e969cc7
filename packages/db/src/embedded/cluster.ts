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
import { DatabaseError, errorCode } from "../errors.ts";
import { accountForNewCluster, accountOfCluster, canUse } from "./account.ts";
import { findBinaries, openFolder, systemFolder } from "./binaries.ts";
import { type Account, lastLine, run } from "./run.ts";

/** The files of one embedded database: `data` (PostgreSQL's own), `password`, `server.log`. */
export interface Cluster {
  /** Where it really lies, links resolved. */
  folder: string;
  data: string;
  log: string;
  password: string;
  /** Who owns it and runs the server. */
  account: Account | undefined;
}

/** Opens the cluster of a data folder, and makes it first (`durable`: on disk) when there is none. */
export async function openCluster(dataDir: string, durable: boolean): Promise<Cluster> {
  const place = join(dataDir, "postgres");
  if (!(await exists(place))) await createCluster(dataDir, place, durable);
  return readCluster(place);
}

/** The cluster of a data folder, if it has one. */
export async function findCluster(dataDir: string): Promise<Cluster | undefined> {
  const place = join(dataDir, "postgres");
  return (await exists(place)) ? readCluster(place) : undefined;
}

async function readCluster(place: string): Promise<Cluster> {
  const folder = await resolveLink(place);
  const account = await accountOfCluster(folder);
  if (!(await canUse(folder, account))) {
    throw new DatabaseError(
      `The user that runs PostgreSQL cannot reach ${folder}; open the folders above it to that ` +
        'user ("chmod o+x"), or set DATA_DIR.',
    );
  }
  const password = (await readFile(join(folder, "password"), "utf8")).trim();
  return {
    ...{ folder, account, password },
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

async function resolveLink(place: string): Promise<string> {
  try {
    const folder = await realpath(place);
    await stat(join(folder, "data", "PG_VERSION"));
    return folder;
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    throw new DatabaseError(
      `The database that belongs to ${place} is gone or incomplete; restore it from a backup, ` +
        `or delete ${place} to begin with an empty one.`,
    );
  }
}

// Complete or not there, even when we are killed meanwhile or two processes begin at once: made
// under a name of its own, then put in place by one rename or one link.
async function createCluster(dataDir: string, place: string, durable: boolean): Promise<void> {
  const account = await accountForNewCluster();
  const near = join(dataDir, `postgres.new-${randomUUID()}`);
  let folder = near;
  await makeFolder(near, account);
  if (!(await canUse(near, account))) {
    await rm(near, { recursive: true });
    folder = await makeSystemFolder(account, dataDir);
  }
  try {
    await initialise(folder, account, durable);
    await (folder === near ? rename(folder, place) : symlink(folder, place));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Another process was faster: its cluster is the one.
    if (!["ENOTEMPTY", "EEXIST"].includes(errorCode(error))) throw error;
  }
}

async function makeFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  if (account !== undefined) await chown(folder, account.uid, account.gid);
}

// A random name, known only to the link in the data folder: whoever deletes that folder has
// forgotten the database, and another checkout never comes upon it.
async function makeSystemFolder(account: Account | undefined, dataDir: string): Promise<string> {
  const folder = join(systemFolder, randomUUID());
  try {
    await openFolder(systemFolder);
    await makeFolder(folder, account);
    if (await canUse(folder, account)) return folder;
  } catch {
    // the same sentence
  }
  throw new DatabaseError(
    `The user "postgres", which runs PostgreSQL for root, can reach neither ${dataDir} nor ` +
      `${systemFolder}; set DATA_DIR to a folder that it can reach, or DATABASE_URL.`,
  );
}

async function initialise(
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
      ...["--username=headwaters", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
      ...["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
      // The C library's share of the locale: outside Linux it may not know C.UTF-8.
      `--locale=${process.platform === "linux" ? "C.UTF-8" : "C"}`,
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    account,
  );
  if (!outcome.ok) {
    const reason = outcome.output.match(/(?:error|FATAL): (.*)/)?.[1] ?? lastLine(outcome.output);
    throw new DatabaseError(`The embedded database could not be made in ${folder}: ${reason}.`);
  }
}
