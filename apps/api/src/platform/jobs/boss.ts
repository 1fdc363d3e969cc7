import { setTimeout } from "node:timers/promises";
import type { ChangeFeed } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import { withoutEmails } from "../logger.ts";
import type { DatabaseNumber } from "../metrics/databaseNumbers.ts";

/**
 * Creates the job queues in the database, for all features; does not start them.
 * @param changes notifies workers of new jobs; without it workers only poll
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
    flowIntervalSeconds: 3_600, // only for jobs that depend on others, which we do not use
  });
  boss.on("error", ({ message }) => log.warn({ reason: withoutEmails(message) }, "job queue"));
  return boss;
}

const STOP_MILLISECONDS = 5_000;

/** Stops the queues when the running jobs have ended, or after about 5 s. The pool stays open. */
export async function stopBoss(boss: PgBoss): Promise<void> {
  // stop() itself polls for the end of the jobs every half second, which is slower.
  const deadline = Date.now() + STOP_MILLISECONDS;
  const queues = new Set(boss.getWipData().map(({ name }) => name));
  const ended = Promise.allSettled([...queues].map((queue) => boss.offWork(queue)));
  await Promise.race([ended, setTimeout(STOP_MILLISECONDS, undefined, { ref: false })]);
  await boss.stop({ close: false, timeout: Math.max(0, deadline - Date.now()) });
}

/** Returns a worker's polling intervals, in seconds: short only without notifications. */
export const pollEvery = (seconds: number) => ({
  pollingIntervalSeconds: Math.min(seconds, 5),
  notifyPollingIntervalSeconds: seconds,
});

/** Settings of all queues that run work, in seconds. */
export const queueTimes = {
  retryDelay: 30,
  // After a missing heartbeat, another process takes the job.
  heartbeatSeconds: 30,
  expireInSeconds: 600,
  deleteAfterSeconds: 3_600,
};

/** Settings of queues whose jobs are retried until they succeed or give up, in seconds. */
export const untilDone = {
  ...queueTimes,
  // Exponential backoff from half a minute to an hour, with jitter of up to one half.
  retryBackoff: true,
  retryDelayMax: 3_600,
  // Jobs give up on their own after a day, before this limit.
  retryLimit: 1_000,
};

/** Number of jobs by queue and state. Finished jobs stay for an hour. */
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

/** Creates missing queues, and updates those that an earlier version created with other settings. */
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
