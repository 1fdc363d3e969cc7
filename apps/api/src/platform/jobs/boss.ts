import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { withoutEmails } from "../logger.ts";

/** The job queues of this process, in the database: one of all features. Not started yet. */
export function createBoss(pool: Pool, log: Pick<FastifyBaseLogger, "warn">): PgBoss {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on("error", ({ message }) => log.warn({ reason: withoutEmails(message) }, "job queue"));
  return boss;
}

/** Ends it, after the jobs that run now or 5 s. The pool stays open. */
export const stopBoss = (boss: PgBoss): Promise<void> =>
  boss.stop({ close: false, timeout: 5_000 });

/** Seconds of a queue whose jobs are tried until what they do has worked, or has been given up. */
export const untilDone = {
  // Pauses that double from half a minute to an hour, each shortened by chance, by half at most.
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // Who does the work gives up after a day; this limit is beyond that.
  retryLimit: 1_000,
  // Another process takes the job of a dead one.
  heartbeatSeconds: 30,
  expireInSeconds: 600,
  deleteAfterSeconds: 3_600,
};

/** Makes a queue; one that was made by an earlier version is changed. */
export async function makeQueue(
  boss: PgBoss,
  name: string,
  options: Parameters<PgBoss["updateQueue"]>[1],
): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, options);
}
