import { stat } from "node:fs/promises";
import { DatabaseError } from "../errors.ts";
import { type Account, lastLine, run } from "./run.ts";

// PostgreSQL refuses to run as root, so for root it runs as the system user "postgres".

/** Whether this process is root. */
const weAreRoot = process.getuid?.() === 0;

/** The account for a new cluster: "postgres" (made when missing) for root, else our own. */
export async function accountForNewCluster(): Promise<Account | undefined> {
  if (!weAreRoot) return undefined;
  const known = await lookUp();
  if (known !== undefined) return known;
  const made = await run("useradd", [
    ...["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"],
  ]);
  const account = await lookUp(); // even after a failure: another process may have made it
  if (account !== undefined) return account;
  throw new DatabaseError(
    'PostgreSQL does not run as root, and its user "postgres" could not be made ' +
      `(${lastLine(made.output)}); run Headwaters as an ordinary user, or set DATABASE_URL.`,
  );
}

/** The account that an existing cluster belongs to; root hands over one that it got by a copy. */
export async function accountOfCluster(folder: string): Promise<Account | undefined> {
  if (!weAreRoot) return undefined;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) return { uid, gid };
  const account = await accountForNewCluster();
  if (account !== undefined) {
    await run("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  }
  return account;
}

/** Whether the account can enter a folder and write there, found out by doing it. */
export async function canUse(folder: string, account: Account | undefined): Promise<boolean> {
  if (account === undefined) return true; // our own attempts tell
  const script = 'cd "$1" && test -w .';
  return (await run("/bin/sh", ["-c", script, "sh", folder], account)).ok;
}

async function lookUp(): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([
    run("id", ["-u", "postgres"]),
    run("id", ["-g", "postgres"]),
  ]);
  if (!uid.ok || !gid.ok) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}
