import type { Transaction } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { fromPrisma, type PgBoss } from "pg-boss";
import { makeQueues, pollEvery, queueTimes } from "./boss.ts";

/**
 * Work that time makes due, with a queue of its own. A run does everything that is due; it takes its
 * own locks, because another process may run the same job.
 */
export interface Job<Context> {
  /** The name of its queue, and its name in logs. */
  name: string;
  /** When it runs even if nothing has scheduled a run: a cron expression in UTC. */
  cron: string;
  /** Also runs when mails of this queue have been tried. */
  afterMails?: "bulk";
  /** How late a scheduled run may be, in seconds; LATENESS by default. */
  latenessSeconds?: number;
  run(context: Context): Promise<unknown>;
}

/**
 * Schedules a run of a job at a moment of the database's clock, or at once. A run that is scheduled
 * in a transaction takes place only if that commits.
 */
export type ScheduleJob = (
  name: string,
  options?: { at?: Date; transaction?: Transaction },
) => Promise<void>;

export const EVERY_MINUTE = "* * * * *";

const LATENESS = 30;

const queueOptions = { ...queueTimes, retryLimit: 3 };

export const createScheduleJob =
  (boss: PgBoss): ScheduleJob =>
  async (name, { at, transaction } = {}) => {
    await boss.send(name, null, {
      ...(at && { startAfter: at }),
      ...(transaction && { db: fromPrisma(transaction) }),
    });
  };

/** Makes the queues of jobs: enough for callers that only schedule. */
export async function openJobs(boss: PgBoss, jobs: readonly { name: string }[]): Promise<void> {
  await makeQueues(boss, Object.fromEntries(jobs.map(({ name }) => [name, queueOptions])));
}

/** Begins to run jobs in this process, first what became due while no process ran. */
export async function startJobs<Context extends { log: Pick<FastifyBaseLogger, "warn"> }>(
  boss: PgBoss,
  jobs: readonly Job<Context>[],
  context: Context,
): Promise<void> {
  await openJobs(boss, jobs);
  const crons = new Map((await boss.getSchedules()).map((one) => [one.name, one.cron]));
  for (const { name, cron, latenessSeconds = LATENESS, run } of jobs) {
    if (crons.get(name) !== cron) await boss.schedule(name, cron, null, { missed: "once" });
    if (cron === EVERY_MINUTE) await boss.send(name);
    // One run for all that is scheduled by now.
    const options = { ...pollEvery(latenessSeconds), batchSize: 100 };
    await boss.work(name, options, async () => {
      try {
        await run(context);
      } catch (error) {
        context.log.warn({ err: error, job: name }, "a job failed");
        throw error;
      }
    });
  }
}
