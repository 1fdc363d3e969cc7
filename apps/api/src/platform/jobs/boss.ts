import { setTimeout } from "node:timers/promises";
import type { ChangeFeed } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { withoutEmails } from "../logger.ts";
import type { DatabaseNumber } from "../metrics/databaseNumbers.ts";

/**
 * The job queues of this process, in the database: one of all features. Not started yet.
 * @param changes wakes workers when a job is added; without it they only look for jobs now and then
 */
export function createBoss(
  pool: Pool,
  log: Pick<FastifyBaseLogger, "warn">,
  changes?: Pick<ChangeFeed, "listen">,
): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values),
      ...(changes && { listen: changes.listen }),
    },
    useListenNotify: changes !== undefined,
    flowIntervalSeconds: 3_600, // no job waits for another
  });
  boss.on("error", ({ message }) => log.warn({ reason: withoutEmails(message) }, "job queue"));
  return boss;
}

const STOP_MILLISECONDS = 5_000;

/** Stops it when the running jobs have ended, or after about 5 s. The pool stays open. */
export async function stopBoss(boss: PgBoss): Promise<void> {
  // stop() itself looks only every half second whether the jobs have ended.
  const deadline = Date.now() + STOP_MILLISECONDS;
  const queues = new Set(boss.getWipData().map(({ name }) => name));
  const ended = Promise.allSettled([...queues].map((queue) => boss.offWork(queue)));
  await Promise.race([ended, setTimeout(STOP_MILLISECONDS, undefined, { ref: false })]);
  await boss.stop({ close: false, timeout: Math.max(0, deadline - Date.now()) });
}

/** How often a worker looks for jobs, in seconds: seldom while notifications wake it. */
export const pollEvery = (seconds: number) => ({
  pollingIntervalSeconds: Math.min(seconds, 5),
  notifyPollingIntervalSeconds: seconds,
});

/** Seconds of every queue of work. */
export const queueTimes = {
  retryDelay: 30,
  // Another process takes the job of a dead one.
  heartbeatSeconds: 30,
  expireInSeconds: 600,
  deleteAfterSeconds: 3_600,
};

/** Seconds of a queue whose jobs are tried until what they do has worked, or has been given up. */
export const untilDone = {
  ...queueTimes,
  // Pauses that double from half a minute to an hour, each shortened by chance, by half at most.
  retryBackoff: true,
  retryDelayMax: 3_600,
  // Who does the work gives up after a day; this limit is beyond that.
  retryLimit: 1_000,
};

/** How many jobs there are, of every queue and state. Those that are done stay for an hour. */
export const jobsByState: DatabaseNumber = {
  name: "headwaters_jobs",
  help: "Jobs of the queues in the database, by state.",
  labelNames: ["queue", "state"],
  sql: `
    SELECT queue.name AS queue, states.state, count(job.id)::int AS value
    FROM pgboss.queue CROSS JOIN unnest(enum_range(NULL::pgboss.job_state)) AS states (state)
    LEFT JOIN pgboss.job ON job.name = queue.name AND job.state = states.state
    GROUP BY 1, 2`,
};

type QueueOptions = Omit<Parameters<PgBoss["createQueue"]>[1] & object, "policy" | "partition">;

/** Makes the queues that are missing, and changes those that an earlier version made differently. */
export async function makeQueues(
  boss: PgBoss,
  queues: Readonly<Record<string, QueueOptions>>,
): Promise<void> {
  const existing = await boss.getQueues(Object.keys(queues));
  for (const [name, options] of Object.entries(queues)) {
    const wanted = { ...options, notify: true };
    const queue = existing.find((one) => one.name === name);
    const isSame = ([key, value]: [string, unknown]) =>
      queue?.[key as keyof typeof queue] === value;
    if (!queue) await boss.createQueue(name, wanted);
    else if (!Object.entries(wanted).every(isSame)) await boss.updateQueue(name, wanted);
  }
}
