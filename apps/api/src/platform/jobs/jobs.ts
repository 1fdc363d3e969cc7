import type { Transaction } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { fromPrisma, type PgBoss } from "pg-boss";
import { makeQueues, pollEvery, queueTimes } from "./boss.ts";

/**
 * A recurring job with its own queue. A run does everything that is due and takes its own locks,
 * because other processes may run the same job.
 */
export interface Job<Context> {
  /** The name of its queue, and its name in logs. */
  name: string;
  /** Cron expression in UTC for runs that no code schedules. */
  cron: string;
  /** Also runs after a batch of mails of this queue. */
  afterMails?: "bulk";
  /** Maximum delay of a scheduled run, in seconds; LATENESS by default. */
  latenessSeconds?: number;
  run(context: Context): Promise<unknown>;
}

/**
 * Schedules a run of a job, now or at a time of the database's clock. A run that is scheduled in a
 * transaction takes place only if it commits.
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

/** Creates the job queues. Enough for callers that only schedule. */
export async function openJobs(boss: PgBoss, jobs: readonly { name: string }[]): Promise<void> {
  await makeQueues(boss, Object.fromEntries(jobs.map(({ name }) => [name, queueOptions])));
}

/** Starts to run jobs in this process, first those that became due while no process ran. */
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
    // One run handles all schedules up to now.
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
