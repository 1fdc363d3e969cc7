import { stat } from "node:fs/promises";
import { EmbeddedPostgresError } from "./errors.ts";
import { type Account, lastLine, run } from "./processes.ts";

// PostgreSQL refuses to run as root, so for root it runs as the system user "postgres".

const isRoot = process.getuid?.() === 0;

/** Chooses the account for a new cluster: for root "postgres", created if missing; otherwise our own. */
export async function chooseAccount(): Promise<Account | undefined> {
  if (!isRoot) return undefined;
  const known = await findPostgresUser();
  if (known !== undefined) return known;
  const created = await run("useradd", [
    "--system",
    "--no-create-home",
    "--shell",
    "/usr/sbin/nologin",
    "postgres",
  ]);
  const account = await findPostgresUser(); // another process may have created it
  if (account !== undefined) return account;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and its user "postgres" could not be made ' +
      `(${lastLine(created.output)}); run Headwaters as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Finds the owner of a cluster. A cluster that was copied by root is handed to "postgres". */
export async function findOwner(folder: string): Promise<Account | undefined> {
  if (!isRoot) return undefined;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) return { uid, gid };
  const account = await chooseAccount();
  if (account !== undefined) {
    await run("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  }
  return account;
}

/** Returns true if the account can enter a folder and write there. */
export async function canUse(folder: string, account: Account | undefined): Promise<boolean> {
  if (account === undefined) return true; // initdb reports it
  const script = 'cd "$1" && test -w .';
  return (await run("/bin/sh", ["-c", script, "sh", folder], account)).ok;
}

async function findPostgresUser(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([
    run("id", ["-u", "postgres"]),
    run("id", ["-g", "postgres"]),
  ]);
  if (!uid.ok || !gid.ok) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}
