import type { Prisma } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { Pool } from "pg";
import { fromPrisma, PgBoss } from "pg-boss";
import { withoutEmails } from "../logger.ts";

/** The jobs of the outbox: one for each mail, with the mail's id. */
export interface MailQueue {
  /** Creates the tables of the queue and starts to work. */
  start(work: { attempt(id: string): Promise<void>; sweep(): Promise<void> }): Promise<void>;
  /** A job in the caller's transaction, first run in half a minute: the first attempt is the caller's. */
  add(transaction: Prisma.TransactionClient, id: string): Promise<void>;
  /** Replaces the mail's job, if it has one, by a new one. */
  renew(transaction: Prisma.TransactionClient, id: string): Promise<void>;
  /** Makes jobs for mails that have none. */
  fill(ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const MAILS = "mail";
const SWEEP = "mail-sweep";
/** Seconds. Pauses double from half a minute to an hour, less up to half of each, by chance. */
const pauses = { retryDelay: 60, retryBackoff: true, retryDelayMax: 3_600 };
const FIRST_RUN = 30;
const POLLING = 2;

export function createMailQueue(pool: Pool, log: FastifyBaseLogger): MailQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on("error", ({ message }) => log.warn({ reason: withoutEmails(message) }, "mail queue"));

  return {
    async start({ attempt, sweep }) {
      await boss.start();
      // The outbox gives up after a day; the limit here only has to be beyond that.
      await boss.createQueue(MAILS, { ...pauses, retryLimit: 500, expireInSeconds: 180 });
      await boss.createQueue(SWEEP, { retryLimit: 0 });
      await boss.schedule(SWEEP, "*/5 * * * *");
      const options = { pollingIntervalSeconds: POLLING };
      await boss.work(MAILS, { ...options, localConcurrency: 4 }, async ([job]) => {
        if (job) await attempt(job.id);
      });
      await boss.work(SWEEP, options, sweep);
    },
    async add(transaction, id) {
      await boss.send(MAILS, {}, { id, startAfter: FIRST_RUN, db: fromPrisma(transaction) });
    },
    async renew(transaction, id) {
      const db = fromPrisma(transaction);
      await boss.deleteJob(MAILS, id, { db });
      await boss.send(MAILS, {}, { id, db });
    },
    async fill(ids) {
      await boss.insert(
        MAILS,
        ids.map((id) => ({ id })),
      );
    },
    stop: () => boss.stop({ close: false, graceful: true, timeout: 5_000 }),
  };
}
