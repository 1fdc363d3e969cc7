import { TEST_TYPE, type WebhookType } from "@headwaters/contracts";
import type { PersonalData, StoredData } from "@headwaters/contracts/router";
import type { Prisma, PrismaClient } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { fromPrisma, type JobResult, type PgBoss } from "pg-boss";
import { makeQueue, untilDone } from "../jobs/boss.ts";
import { type Answer, post } from "./post.ts";
import { sign } from "./signature.ts";

type Transaction = Prisma.TransactionClient;

const QUEUE = "webhooks";
const BATCH = 10;
/** A batch waits for its slowest attempt: meanwhile another worker goes on. */
const WORKERS = 2;
/** Attempts at the same time for one webhook: a slow one must not take all places. */
const PER_WEBHOOK = 3;
/** A delivery is tried for this long, in hours. */
const RETRY_HOURS = 24;

/** Reads the personal part of a delivery as it is now; null when it is erased. */
export type PersonalDataReaders = {
  [Type in WebhookType]?: (
    prisma: PrismaClient,
    data: StoredData[Type],
  ) => Promise<PersonalData[Type] | null>;
};

/**
 * Tells the webhooks that want to hear of it, in the transaction that causes it: nothing is sent
 * unless that commits. A statement when there is none.
 */
export type Announce = <Type extends WebhookType>(
  transaction: Transaction,
  type: Type,
  data: StoredData[Type],
) => Promise<void>;

/** Makes the queue: enough for callers that only announce. */
export const openWebhookQueue = (boss: PgBoss): Promise<void> => makeQueue(boss, QUEUE, untilDone);

export interface WebhooksDeps {
  prisma: PrismaClient;
  boss: PgBoss;
  /** Strangers may reach the site: nothing inside its network is asked. */
  isPublic: boolean;
  readers: PersonalDataReaders;
  /** Seconds between looks for deliveries. */
  pollingInterval: number;
  log: Pick<FastifyBaseLogger, "error">;
}

export function createWebhooks(deps: WebhooksDeps) {
  const { prisma, boss, isPublic, readers, pollingInterval, log } = deps;

  const insert = (
    transaction: Transaction,
    deliveries: readonly { id: string; webhookId: string }[],
  ) =>
    boss.insert(
      QUEUE,
      deliveries.map(({ id, webhookId }) => ({ id, group: { id: webhookId } })),
      { db: fromPrisma(transaction) },
    );

  async function add(
    transaction: Transaction,
    webhooks: readonly { id: string }[],
    type: string,
    data: Prisma.InputJsonObject,
  ): Promise<void> {
    if (webhooks.length === 0) return;
    const deliveries = await transaction.webhookDelivery.createManyAndReturn({
      data: webhooks.map(({ id: webhookId }) => ({ webhookId, type, data })),
      select: { id: true, webhookId: true },
    });
    await insert(transaction, deliveries);
  }

  async function findDelivery(id: string) {
    return prisma.webhookDelivery.findUnique({ where: { id }, include: { webhook: true } });
  }
  type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

  async function readPersonal({ type, data, webhook }: Delivery) {
    const read = webhook.sendsPersonalData && readers[type as WebhookType];
    const personal = read ? await read(prisma, data as never) : null;
    return personal && { personal };
  }

  async function compose(delivery: Delivery): Promise<string> {
    const { type, createdAt, data } = delivery;
    const personal = await readPersonal(delivery);
    return JSON.stringify({
      type,
      timestamp: createdAt.toISOString(),
      data: { ...(data as object), ...personal },
    });
  }

  /** Notes what came of an attempt; answers whether there is to be another. */
  async function note(id: string, { status, error }: Answer): Promise<boolean> {
    const [row] = await prisma.$queryRaw<{ status: string }[]>`
      UPDATE webhook_deliveries SET attempts = attempts + 1, answer = ${status}, "lastError" = ${error},
        "deliveredAt" = CASE WHEN ${error === null} THEN now() END,
        status = CASE WHEN ${error === null} THEN 'delivered'
          WHEN "queuedAt" < now() - make_interval(hours => ${RETRY_HOURS}::int) THEN 'failed'
          ELSE 'pending' END
      WHERE id = ${id} AND status = 'pending'
      RETURNING status`;
    return row?.status === "pending";
  }

  /** An attempt; answers whether there is to be another. */
  async function attempt(id: string): Promise<boolean> {
    const delivery = await findDelivery(id);
    if (delivery?.status !== "pending") return false;
    const { url, secret } = delivery.webhook;
    const body = await compose(delivery);
    const headers = sign(secret, id, body);
    return note(id, await post(new URL(url), { body, headers, isPublic }));
  }

  async function run({ id }: { id: string }): Promise<JobResult> {
    try {
      return { id, status: (await attempt(id)) ? "failed" : "completed" };
    } catch (error) {
      log.error({ err: error, id }, "an attempt to deliver to a webhook broke off");
      return { id, status: "failed" };
    }
  }

  const announce: Announce = async (transaction, type, data) => {
    const where = { types: { has: type } };
    const webhooks = await transaction.webhook.findMany({ where, select: { id: true } });
    await add(transaction, webhooks, type, data as Prisma.InputJsonObject);
  };

  return {
    announce,

    /** Sends a webhook a delivery that means nothing. */
    test: (transaction: Transaction, webhook: { id: string }) =>
      add(transaction, [webhook], TEST_TYPE, {}),

    /** Starts a new day of attempts for a delivery, whatever became of it. */
    async resend(transaction: Transaction, delivery: { id: string; webhookId: string }) {
      await transaction.$executeRaw`
        UPDATE webhook_deliveries SET status = 'pending', "queuedAt" = now(), "deliveredAt" = NULL
        WHERE id = ${delivery.id}`;
      await boss.deleteJob(QUEUE, delivery.id, { db: fromPrisma(transaction) });
      await insert(transaction, [delivery]);
    },

    async start(): Promise<void> {
      await openWebhookQueue(boss);
      const options = {
        pollingIntervalSeconds: pollingInterval,
        batchSize: BATCH,
        burstWhenBatchFull: true,
        localConcurrency: WORKERS,
        groupConcurrency: PER_WEBHOOK,
        perJobResults: true,
      } as const;
      await boss.work(QUEUE, options, (jobs) => Promise.all(jobs.map(run)));
    },
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;
