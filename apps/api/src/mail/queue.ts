import type { Prisma } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { fromPrisma, type JobResult, PgBoss } from "pg-boss";
import { withoutEmails } from "../logger.ts";

/** The jobs of the outbox: one for each mail, with the mail's id. */
export interface MailQueue {
  /** Makes the queue's tables, when they are not there: enough for who adds jobs and does none. */
  open(): Promise<void>;
  /** Opens it and begins to work. */
  start(work: MailWork): Promise<void>;
  /** A job in the caller's transaction; it waits, because the first attempt is the caller's. */
  add(transaction: Prisma.TransactionClient, id: string): Promise<void>;
  /** Replaces the mails' jobs, where they still have one, by some that run at once. */
  renew(transaction: Prisma.TransactionClient, ids: readonly string[]): Promise<void>;
  /** Makes jobs for those of the mails that have none. */
  fill(ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

interface MailWork {
  /** Tries to send a mail, and answers whether its job is done; if not, it is to run again. */
  attempt(id: string): Promise<boolean>;
  /** Now and then, in one of the processes. */
  sweep(): Promise<void>;
}

const MAILS = "mail";
const SWEEP = "mail-sweep";
/** Seconds from the mail to its job's first run. */
const HEAD_START = 15;
const mailJobs = {
  // Pauses that double from half a minute to an hour, each shortened by chance, by half at most.
  ...{ retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
  // The outbox gives up after a day; this limit is beyond that.
  retryLimit: 1_000,
  // A job whose process is gone goes to another.
  ...{ heartbeatSeconds: 30, expireInSeconds: 600 },
  deleteAfterSeconds: 3_600,
};
const BATCH = 10;

export function createMailQueue(pool: Pool, log: Pick<FastifyBaseLogger, "warn">): MailQueue {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } });
  boss.on("error", ({ message }) => log.warn({ reason: withoutEmails(message) }, "mail queue"));

  async function open() {
    await boss.start();
    await boss.createQueue(MAILS);
    await boss.updateQueue(MAILS, mailJobs); // one that was made by an earlier version, too
    await boss.createQueue(SWEEP, { retryLimit: 0, deleteAfterSeconds: 3_600 });
    await boss.schedule(SWEEP, "*/5 * * * *");
  }

  return {
    open,

    async start({ attempt, sweep }) {
      await open();
      await boss.work(SWEEP, { pollingIntervalSeconds: 5 }, sweep);
      const options = { batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true } as const;
      await boss.work(MAILS, options, async (jobs) => {
        const run = async ({ id }: { id: string }): Promise<JobResult> => ({
          id,
          status: (await attempt(id)) ? "completed" : "failed",
        });
        return Promise.all(jobs.map(run));
      });
    },

    async add(transaction, id) {
      await boss.send(MAILS, {}, { id, startAfter: HEAD_START, db: fromPrisma(transaction) });
    },

    async renew(transaction, ids) {
      const db = fromPrisma(transaction);
      await boss.deleteJob(MAILS, [...ids], { db });
      await boss.insert(
        MAILS,
        ids.map((id) => ({ id })),
        { db },
      );
    },

    async fill(ids) {
      const jobs = ids.map((id) => ({ id }));
      if (jobs.length > 0) await boss.insert(MAILS, jobs);
    },

    stop: () => boss.stop({ close: false, timeout: 5_000 }),
  };
}
