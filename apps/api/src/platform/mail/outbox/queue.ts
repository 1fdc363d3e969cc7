import type { Transaction } from "@headwaters/db";
import { fromPrisma, type JobResult, type PgBoss } from "pg-boss";
import { makeQueues, pollEvery, untilDone } from "../../jobs/boss.ts";

/** The kind of mail that brings a newsletter to its subscribers. */
export const NEWSLETTER = "newsletter";

/** Newsletters have a queue of their own: however many there are, no other mail waits for them. */
export type QueueName = "transactional" | "bulk";

/** A mail as the queue sees it. */
interface Queued {
  id: string;
  kind: string;
}

/** The jobs of the outbox: one for each mail, with the mail's id. */
export interface MailQueue {
  /** Makes the queues: enough for callers that only add jobs. */
  open(): Promise<void>;
  /** Opens it and begins to work. */
  start(work: MailWork): Promise<void>;
  /** A job in the caller's transaction; a transactional one waits, because the caller makes the first attempt. */
  add(transaction: Transaction, mail: Queued): Promise<void>;
  /** The same for several mails at once. */
  addAll(transaction: Transaction, mails: readonly Queued[]): Promise<void>;
  /** Replaces the mails' jobs, where they still have one, by some that run at once. */
  renew(transaction: Transaction, mails: readonly Queued[]): Promise<void>;
  /** Makes jobs for those of the mails that have none. */
  fill(mails: readonly Queued[]): Promise<void>;
}

interface MailWork {
  /**
   * Tries to send a mail, and answers whether its job is done; if not, it is to run again. Null while
   * nothing is to be sent: the jobs wait.
   */
  attempt: ((id: string, queue: QueueName) => Promise<boolean>) | null;
  /** Now and then, in one of the processes. */
  sweep(): Promise<void>;
}

const QUEUES: Readonly<Record<QueueName, string>> = { transactional: "mail", bulk: "mail-bulk" };
const queueNames = Object.keys(QUEUES) as QueueName[];
const toQueueName = ({ kind }: Queued): QueueName =>
  kind === NEWSLETTER ? "bulk" : "transactional";
const SWEEP = "mail-sweep";
/** Seconds from the mail to its job's first run. */
const INITIAL_DELAY: Readonly<Record<QueueName, number>> = { transactional: 15, bulk: 0 };
const BATCH = 10;

interface MailQueueOptions {
  pollingSeconds?: number | undefined;
  /** Called when a batch of mails has been tried. */
  afterBatch?(queue: QueueName): Promise<void>;
}

/** @param boss whoever made it stops it */
export function createMailQueue(
  boss: PgBoss,
  { pollingSeconds = 10, afterBatch }: MailQueueOptions = {},
): MailQueue {
  async function open() {
    await boss.start();
    await makeQueues(boss, {
      [QUEUES.transactional]: untilDone,
      [QUEUES.bulk]: untilDone,
      [SWEEP]: { retryLimit: 0, deleteAfterSeconds: 3_600 },
    });
    await boss.schedule(SWEEP, "*/5 * * * *");
  }

  /** Runs `work` for each queue that has jobs of these mails. */
  async function eachQueue(
    mails: readonly Queued[],
    work: (name: string, jobs: { id: string }[], queue: QueueName) => Promise<void>,
  ): Promise<void> {
    for (const [queue, members] of Map.groupBy(mails, toQueueName)) {
      await work(
        QUEUES[queue],
        members.map(({ id }) => ({ id })),
        queue,
      );
    }
  }

  return {
    open,

    async start({ attempt, sweep }) {
      await open();
      await boss.work(SWEEP, pollEvery(pollingSeconds), sweep);
      if (!attempt) return;
      const options = {
        ...pollEvery(pollingSeconds),
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      for (const queue of queueNames) {
        await boss.work(QUEUES[queue], options, async (jobs) => {
          const run = async ({ id }: { id: string }): Promise<JobResult> => ({
            id,
            status: (await attempt(id, queue)) ? "completed" : "failed",
          });
          const results = await Promise.all(jobs.map(run));
          await afterBatch?.(queue);
          return results;
        });
      }
    },

    async add(transaction, mail) {
      const queue = toQueueName(mail);
      const startAfter = INITIAL_DELAY[queue];
      await boss.send(QUEUES[queue], {}, { id: mail.id, startAfter, db: fromPrisma(transaction) });
    },

    addAll: (transaction, mails) =>
      eachQueue(mails, async (name, jobs, queue) => {
        const waiting = jobs.map((job) => ({ ...job, startAfter: INITIAL_DELAY[queue] }));
        await boss.insert(name, waiting, { db: fromPrisma(transaction) });
      }),

    async renew(transaction, mails) {
      const db = fromPrisma(transaction);
      await eachQueue(mails, async (name, jobs) => {
        await boss.deleteJob(
          name,
          jobs.map(({ id }) => id),
          { db },
        );
        await boss.insert(name, jobs, { db });
      });
    },

    fill: (mails) =>
      eachQueue(mails, async (name, jobs) => {
        await boss.insert(name, jobs);
      }),
  };
}
