import { setTimeout } from "node:timers/promises";
import { TEST_TYPE, type WebhookType } from "@headwaters/contracts";
import type { PersonalData, StoredData } from "@headwaters/contracts/router";
import {
  Prisma,
  type PrismaClient,
  type Transaction,
  type WebhookDeliveryModel,
  type WebhookModel,
} from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import { fromPrisma, type Job, type JobResult, type PgBoss } from "pg-boss";
import { makeQueues, pollEvery, untilDone } from "../jobs/boss.ts";
import type { IsPaused } from "../outbound/pause.ts";
import { post, type Response } from "./post.ts";
import { sign } from "./signature.ts";

const QUEUE = "webhooks";
const WORKERS = 5;
/** Concurrent attempts per webhook over all processes: a slow one must not occupy all workers. */
const PER_WEBHOOK = 1;
/** Lease of a webhook, longer than an attempt can last, in seconds. */
const LEASE = 30;
/** How long a worker waits for a webhook that another one has claimed, and how often it asks. */
const CLAIM_WAIT_MS = 5_000;
const CLAIM_POLL_MS = 250;
/** Retry period of a delivery, in hours. */
const RETRY_HOURS = 24;

/** Reads the personal data of a delivery when it is sent; null if it is deleted. */
export type PersonalDataReaders = {
  [Type in WebhookType]?: (
    prisma: PrismaClient,
    data: StoredData[Type],
  ) => Promise<PersonalData[Type] | null>;
};

/**
 * Notifies the webhooks that subscribe to this type of one event or more, in the transaction that causes
 * them: nothing is sent unless it commits.
 */
export type Announce = <Type extends WebhookType>(
  transaction: Transaction,
  type: Type,
  ...events: StoredData[Type][]
) => Promise<void>;

interface QueuedDelivery {
  id: string;
  webhookId: string;
  queuedAt: Date;
}
/** A delivery that is queued again gets a new job; `queuedAt` distinguishes them, and the old job ends. */
interface JobData {
  id: string;
  queuedAt: string;
}
type ClaimedWebhook = Pick<WebhookModel, "url" | "secret" | "previousSecret">;
type Delivery = Prisma.WebhookDeliveryGetPayload<{ include: { webhook: true } }>;
const queuedColumns = Prisma.sql`id, "webhookId", "queuedAt"`;

/** Creates the queue. Enough for callers that only announce. */
export const openWebhookQueue = (boss: PgBoss): Promise<void> =>
  makeQueues(boss, { [QUEUE]: untilDone });

const insertJobs = (
  boss: PgBoss,
  transaction: Transaction,
  deliveries: readonly QueuedDelivery[],
): Promise<unknown> =>
  boss.insert(
    QUEUE,
    deliveries.map(({ webhookId, ...data }) => ({ data, group: { id: webhookId } })),
    { db: fromPrisma(transaction) },
  );

/** Gives all pending deliveries a new retry period and a job; returns their number. */
export async function renewDeliveries(boss: PgBoss, transaction: Transaction): Promise<number> {
  const deliveries = await transaction.$queryRaw<QueuedDelivery[]>`
    UPDATE webhook_deliveries SET "queuedAt" = now() WHERE status = 'pending'
    RETURNING ${queuedColumns}`;
  await insertJobs(boss, transaction, deliveries);
  return deliveries.length;
}

export interface WebhooksDeps {
  prisma: PrismaClient;
  boss: PgBoss;
  /** The site is public: addresses inside its network are rejected. */
  isPublic: boolean;
  readers: PersonalDataReaders;
  isPaused: IsPaused;
  pollingSeconds?: number | undefined;
  log: Pick<FastifyBaseLogger, "error">;
}

export function createWebhooks(deps: WebhooksDeps) {
  const { prisma, boss, isPublic, readers, isPaused, pollingSeconds = 30, log } = deps;

  /** Adds a delivery of each event to each webhook; returns their number. These cannot be deleted until the transaction ends. */
  async function add(
    transaction: Transaction,
    webhooks: Prisma.Sql,
    type: string,
    events: readonly Prisma.InputJsonObject[],
  ): Promise<number> {
    const found = await transaction.$queryRaw<{ id: string }[]>`
      SELECT id FROM webhooks WHERE ${webhooks} FOR KEY SHARE`;
    if (found.length === 0) return 0;
    const deliveries = await transaction.webhookDelivery.createManyAndReturn({
      data: events.flatMap((data) => found.map(({ id: webhookId }) => ({ webhookId, type, data }))),
      select: { id: true, webhookId: true, queuedAt: true },
    });
    await insertJobs(boss, transaction, deliveries);
    return deliveries.length;
  }

  /** Adds jobs for pending deliveries that have none, e.g. in a restored database. */
  async function requeueOrphaned(): Promise<void> {
    await prisma.$transaction(async (transaction) => {
      const deliveries = await transaction.$queryRaw<QueuedDelivery[]>`
        SELECT ${queuedColumns} FROM webhook_deliveries AS delivery
        WHERE status = 'pending' AND NOT EXISTS (
          SELECT FROM pgboss.job WHERE name = ${QUEUE} AND data->>'id' = delivery.id)
        FOR UPDATE SKIP LOCKED`;
      await insertJobs(boss, transaction, deliveries);
    });
  }

  async function compose({ type, createdAt, data, webhook }: Delivery): Promise<string> {
    const read = webhook.sendsPersonalData && readers[type as WebhookType];
    const personal = read ? await read(prisma, data as never) : null;
    return JSON.stringify({
      type,
      timestamp: createdAt.toISOString(),
      data: { ...(data as object), ...(personal && { personal }) },
    });
  }

  /** Records the result of an attempt; returns whether to retry. */
  async function note(id: string, { status, error }: Response): Promise<boolean> {
    const [row] = await prisma.$queryRaw<Pick<WebhookDeliveryModel, "status">[]>`
      UPDATE webhook_deliveries SET attempts = attempts + 1, answer = ${status}, "lastError" = ${error},
        "deliveredAt" = CASE WHEN ${error === null} THEN now() END,
        status = CASE WHEN ${error === null} THEN 'delivered'
          WHEN "queuedAt" < now() - make_interval(hours => ${RETRY_HOURS}::int) THEN 'failed'
          ELSE 'pending' END
      WHERE id = ${id} AND status = 'pending'
      RETURNING status`;
    return row?.status === "pending";
  }

  /**
   * Claims a webhook for one attempt; null if it is claimed. Workers that fetch jobs at the same moment
   * do not see each other's: `groupConcurrency` alone would let both deliver. Also forgets a previous
   * secret whose time is over.
   */
  async function claim(id: string): Promise<ClaimedWebhook | null> {
    const [webhook] = await prisma.$queryRaw<ClaimedWebhook[]>`
      UPDATE webhooks SET "claimedUntil" = now() + make_interval(secs => ${LEASE}::int),
        "previousSecret" = CASE WHEN "previousSecretUntil" > now() THEN "previousSecret" END
      WHERE id = ${id} AND ("claimedUntil" IS NULL OR "claimedUntil" < now())
      RETURNING url, secret, "previousSecret"`;
    return webhook ?? null;
  }

  /** Waits for the attempt of another worker: a retry of the job comes half a minute later or more. */
  async function claimSoon(id: string): Promise<ClaimedWebhook | null> {
    for (let waited = 0; waited < CLAIM_WAIT_MS; waited += CLAIM_POLL_MS) {
      const webhook = await claim(id);
      if (webhook) return webhook;
      await setTimeout(CLAIM_POLL_MS);
    }
    return null;
  }

  /** Makes an attempt; returns whether the same job should retry. */
  async function attempt({ id, queuedAt }: JobData): Promise<boolean> {
    const include = { webhook: true };
    const delivery = await prisma.webhookDelivery.findUnique({ where: { id }, include });
    if (delivery?.status !== "pending" || delivery.queuedAt.toISOString() !== queuedAt)
      return false;
    if (await isPaused()) return true;
    const body = await compose(delivery);
    const { webhookId } = delivery;
    const claimed = await claimSoon(webhookId);
    if (!claimed) return true;
    const { url, secret, previousSecret } = claimed;
    const headers = sign(previousSecret ? [secret, previousSecret] : [secret], id, body);
    const response = await post(new URL(url), { body, headers, isPublic });
    await prisma.webhook.updateMany({ where: { id: webhookId }, data: { claimedUntil: null } });
    return note(id, response);
  }

  async function run({ id, data }: Job<JobData>): Promise<JobResult> {
    try {
      return { id, status: (await attempt(data)) ? "failed" : "completed" };
    } catch (error) {
      log.error({ err: error, ...data }, "an attempt to deliver to a webhook broke off");
      return { id, status: "failed" };
    }
  }

  const announce: Announce = async (transaction, type, ...events) => {
    await add(
      transaction,
      Prisma.sql`${type} = ANY(types)`,
      type,
      events as readonly Prisma.InputJsonObject[],
    );
  };

  return {
    announce,

    /** Sends a test delivery to a webhook; false if the webhook is deleted. */
    async test(transaction: Transaction, id: string): Promise<boolean> {
      return (await add(transaction, Prisma.sql`id = ${id}`, TEST_TYPE, [{}])) > 0;
    },

    /**
     * Starts a new retry period for a delivery in any state. Returns the id of its webhook; undefined
     * if the delivery is deleted.
     */
    async resend(transaction: Transaction, id: string): Promise<string | undefined> {
      const deliveries = await transaction.$queryRaw<QueuedDelivery[]>`
        UPDATE webhook_deliveries SET status = 'pending', "queuedAt" = now(), "deliveredAt" = NULL
        WHERE id = ${id} RETURNING ${queuedColumns}`;
      await insertJobs(boss, transaction, deliveries);
      return deliveries[0]?.webhookId;
    },

    async start(): Promise<void> {
      await openWebhookQueue(boss);
      await requeueOrphaned();
      const options = {
        ...pollEvery(pollingSeconds),
        groupConcurrency: PER_WEBHOOK,
        perJobResults: true,
      } as const;
      for (let count = 0; count < WORKERS; count += 1) {
        const worker = await boss.work<JobData>(QUEUE, options, (jobs) => {
          // More jobs may wait: the worker polls again as soon as this one is done.
          boss.notifyWorker(worker);
          return Promise.all(jobs.map(run));
        });
      }
    },
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;
