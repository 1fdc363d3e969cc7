import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

// "One Headwaters per data folder" is a lock that PostgreSQL holds for a connection: it is free
// the moment the process that held it is gone, however it went.
const oneProcess = 4_832_610;

/** Holds the lock until `release`. */
export interface Guard {
  release(): Promise<void>;
}

/**
 * Takes the lock over `client`; undefined when another process holds it and keeps it for 2 s,
 * the time that PostgreSQL may need to notice that a killed one is gone. Should the server drop
 * the connection, the guard takes the lock again as soon as it can.
 */
export async function takeGuard(client: pg.Client): Promise<Guard | undefined> {
  const deadline = Date.now() + 2_000;
  while (!(await tryLock(client))) {
    if (Date.now() > deadline) return undefined;
    await delay(50);
  }
  return keep(client);
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const result = await client.query("SELECT pg_try_advisory_lock($1) AS taken", [oneProcess]);
  return result.rows[0]?.taken === true;
}

function keep(first: pg.Client): Guard {
  let client = first;
  let released = false;
  const lost = async () => {
    while (!released) {
      await delay(500, undefined, { ref: false });
      const next = new pg.Client(settingsOf(client));
      next.on("error", () => {});
      try {
        await next.connect();
        if (!released && (await tryLock(next))) {
          client = next;
          client.once("end", lost);
          return;
        }
      } catch {
        // the server is still coming back
      }
      await next.end().catch(() => {});
    }
  };
  client.once("end", lost);
  const release = async () => {
    released = true;
    await client.end().catch(() => {});
  };
  return { release };
}

function settingsOf({ host, port, user, password, database }: pg.Client): pg.ClientConfig {
  return { host, port, user, password: password ?? undefined, database, ssl: false };
}
