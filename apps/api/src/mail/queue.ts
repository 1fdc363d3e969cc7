import type { Prisma } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { fromPrisma, type JobResult, PgBoss } from "pg-boss";
import { withoutEmails } from "../logger.ts";

/** Newsletters have a lane of their own: however many there are, no other mail waits for them. */
export type Lane = "ordinary" | "bulk";

/** The jobs of the outbox: one for each mail, with the mail's id. */
export interface MailQueue {
  /** Makes the queue's tables, when they are not there: enough for who adds jobs and does none. */
  open(): Promise<void>;
  /** Opens it and begins to work. */
  start(work: MailWork): Promise<void>;
  /** A job in the caller's transaction; an ordinary one waits, because the first attempt is the caller's. */
  add(transaction: Prisma.TransactionClient, id: string, lane: Lane): Promise<void>;
  /** Replaces the mail's job, if it still has one, by one that runs at once. */
  renew(transaction: Prisma.TransactionClient, id: string, lane: Lane): Promise<void>;
  /** Makes jobs for those of the mails that have none. */
  fill(ids: readonly string[], lane: Lane): Promise<void>;
  stop(): Promise<void>;
}

interface MailWork {
  /** Tries to send a mail, and answers whether its job is done; if not, it is to run again. */
  attempt(id: string, lane: Lane): Promise<boolean>;
  /** Now and then, in one of the processes. */
  sweep(): Promise<void>;
}

const LANES: Readonly<Record<Lane, string>> = { ordinary: "mail", bulk: "mail-bulk" };
const lanes = Object.keys(LANES) as Lane[];
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
    for (const name of Object.values(LANES)) {
      await boss.createQueue(name);
      await boss.updateQueue(name, mailJobs); // one that was made by an earlier version, too
    }
    await boss.createQueue(SWEEP, { retryLimit: 0, deleteAfterSeconds: 3_600 });
    await boss.schedule(SWEEP, "*/5 * * * *");
  }

  return {
    open,

    async start({ attempt, sweep }) {
      await open();
      await boss.work(SWEEP, { pollingIntervalSeconds: 5 }, sweep);
      const options = { batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true } as const;
      for (const lane of lanes) {
        await boss.work(LANES[lane], options, async (jobs) => {
          const run = async ({ id }: { id: string }): Promise<JobResult> => ({
            id,
            status: (await attempt(id, lane)) ? "completed" : "failed",
          });
          return Promise.all(jobs.map(run));
        });
      }
    },

    async add(transaction, id, lane) {
      const startAfter = lane === "bulk" ? 0 : HEAD_START;
      await boss.send(LANES[lane], {}, { id, startAfter, db: fromPrisma(transaction) });
    },

    async renew(transaction, id, lane) {
      const db = fromPrisma(transaction);
      await boss.deleteJob(LANES[lane], id, { db });
      await boss.send(LANES[lane], {}, { id, db });
    },

    async fill(ids, lane) {
      const jobs = ids.map((id) => ({ id }));
      if (jobs.length > 0) await boss.insert(LANES[lane], jobs);
    },

    stop: () => boss.stop({ close: false, timeout: 5_000 }),
  };
}
