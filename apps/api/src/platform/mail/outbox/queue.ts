import type { Transaction } from "@headwaters/db";
import { fromPrisma, type JobResult, type PgBoss } from "pg-boss";
import { makeQueues, pollEvery, untilDone } from "../../jobs/boss.ts";

/** The kind of the newsletter mails to subscribers. */
export const NEWSLETTER = "newsletter";

/** Newsletters have their own queue, so that no other mail waits for them. */
export type QueueName = "transactional" | "bulk";

interface Queued {
  id: string;
  kind: string;
}

/** The jobs of the outbox: one per mail, with the mail's id. */
export type MailQueue = ReturnType<typeof createMailQueue>;

interface MailWork {
  /** Tries to send mails, and returns those whose jobs are done; the other jobs are retried. */
  attempt(ids: readonly string[], queue: QueueName): Promise<Set<string>>;
  /** Runs periodically, in one of the processes. */
  sweep(): Promise<void>;
}

const QUEUES: Readonly<Record<QueueName, string>> = { transactional: "mail", bulk: "mail-bulk" };
const queueNames = Object.keys(QUEUES) as QueueName[];
const toQueueName = ({ kind }: Queued): QueueName =>
  kind === NEWSLETTER ? "bulk" : "transactional";
const SWEEP = "mail-sweep";
/** Seconds until the first run of a mail's job. */
const INITIAL_DELAY: Readonly<Record<QueueName, number>> = { transactional: 15, bulk: 0 };
const NO_DELAY: typeof INITIAL_DELAY = { transactional: 0, bulk: 0 };
const BATCH = 10;

/** Settings of the outbox that tests change. */
export interface MailTiming {
  /** Polling interval in seconds, at least half a second. */
  pollingSeconds?: number;
  /** Maximum newsletter mails in the outbox without an attempt; 50 by default. */
  untried?: number;
}

interface MailQueueOptions extends MailTiming {
  afterBatch?(queue: QueueName): Promise<void>;
}

/** @param boss the caller stops it */
export function createMailQueue(
  boss: PgBoss,
  { pollingSeconds = 10, afterBatch }: MailQueueOptions = {},
) {
  /** Creates the queues. Enough for callers that only add jobs. */
  async function open() {
    await boss.start();
    await makeQueues(boss, {
      [QUEUES.transactional]: untilDone,
      [QUEUES.bulk]: untilDone,
      [SWEEP]: { retryLimit: 0, deleteAfterSeconds: 3_600 },
    });
    await boss.schedule(SWEEP, "*/5 * * * *");
  }

  async function insert(
    mails: readonly Queued[],
    pauses: Readonly<Record<QueueName, number>>,
    options?: { db: ReturnType<typeof fromPrisma> },
  ): Promise<void> {
    for (const [queue, members] of Map.groupBy(mails, toQueueName)) {
      const jobs = members.map(({ id }) => ({ id, startAfter: pauses[queue] }));
      await boss.insert(QUEUES[queue], jobs, options);
    }
  }

  return {
    open,

    /** Opens the queues and starts the workers. */
    async start({ attempt, sweep }: MailWork): Promise<void> {
      await open();
      await boss.work(SWEEP, pollEvery(pollingSeconds), sweep);
      const options = {
        ...pollEvery(pollingSeconds),
        batchSize: BATCH,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      for (const queue of queueNames) {
        await boss.work(QUEUES[queue], options, async (jobs) => {
          const done = await attempt(
            jobs.map(({ id }) => id),
            queue,
          );
          const results = jobs.map(
            ({ id }): JobResult => ({ id, status: done.has(id) ? "completed" : "failed" }),
          );
          await afterBatch?.(queue);
          return results;
        });
      }
    },

    /**
     * Adds jobs in the caller's transaction. Transactional ones are delayed, because the caller makes
     * the first attempt.
     */
    add: (transaction: Transaction, mails: readonly Queued[]): Promise<void> =>
      insert(mails, INITIAL_DELAY, { db: fromPrisma(transaction) }),

    /** Replaces the mails' jobs by new ones that run at once. */
    async renew(transaction: Transaction, mails: readonly Queued[]): Promise<void> {
      const db = fromPrisma(transaction);
      for (const [queue, members] of Map.groupBy(mails, toQueueName)) {
        const ids = members.map(({ id }) => id);
        await boss.deleteJob(QUEUES[queue], ids, { db });
      }
      await insert(mails, NO_DELAY, { db });
    },

    /** Adds jobs for the mails that have none. */
    fill: (mails: readonly Queued[]): Promise<void> => insert(mails, NO_DELAY),
  };
}
