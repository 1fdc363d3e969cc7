import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

// The key of an advisory lock, which one process per data folder holds over a connection.
// PostgreSQL releases it as soon as the process ends, even by a kill.
const lockKey = 4_832_610;

/** The lock of a data folder, held until `release`. */
export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Takes the lock over `client`, and again after a lost connection. Returns undefined if another
 * process still holds it after the time that PostgreSQL may need to notice a killed process.
 * @param restart starts the server if it has ended; may fail, and is then called again
 */
export async function lockDataDir(
  client: pg.Client,
  restart: () => Promise<void>,
): Promise<DataDirLock | undefined> {
  const deadline = Date.now() + 2_000;
  while (!(await tryLock(client))) {
    if (Date.now() > deadline) return undefined;
    await delay(50);
  }
  return keepLocked(client, restart);
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const result = await client.query("SELECT pg_try_advisory_lock($1) AS taken", [lockKey]);
  return result.rows[0]?.taken === true;
}

function keepLocked(first: pg.Client, restart: () => Promise<void>): DataDirLock {
  let client = first;
  let released = false;
  const relock = async () => {
    // The pause grows, so that a server which cannot start yet does not fill its log.
    for (let pause = 500; !released; pause = Math.min(2 * pause, 10_000)) {
      await delay(pause, undefined, { ref: false });
      const next = new pg.Client(copyConfig(client));
      next.on("error", () => {}); // "end" follows
      try {
        await restart();
        await next.connect();
        if (!released && (await tryLock(next))) {
          client = next;
          client.once("end", relock);
          return;
        }
      } catch {
        // The server is still coming back.
      }
      await next.end().catch(() => {});
    }
  };
  client.once("end", relock);
  const release = async () => {
    released = true;
    await client.end().catch(() => {});
  };
  return { release };
}

function copyConfig({ host, port, user, password, database }: pg.Client): pg.ClientConfig {
  return { host, port, user, password: password ?? undefined, database, ssl: false };
}
