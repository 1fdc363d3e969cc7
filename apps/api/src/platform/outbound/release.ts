import type { PauseReason } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";
import type { FastifyBaseLogger } from "fastify";
import type { PgBoss } from "pg-boss";
import type { MailQueue } from "../mail/outbox/queue.ts";
import { renewDeliveries } from "../webhooks/webhooks.ts";
import { readPause } from "./pause.ts";

export interface ReleaseDeps {
  mailQueue: Pick<MailQueue, "renew">;
  boss: PgBoss;
}

/** Counts of what left, or was deleted, at the end of a pause. */
interface Released {
  mails: number;
  deliveries: number;
}

/**
 * Ends the pause. All that waits gets a new retry period, so that its age does not fail it, and a job
 * that runs at once.
 */
export async function endPause(
  transaction: Transaction,
  { mailQueue, boss }: ReleaseDeps,
): Promise<Released> {
  await transaction.outboundPause.deleteMany();
  const mails = await transaction.$queryRaw<{ id: string; kind: string }[]>`
    UPDATE mails SET "queuedAt" = now() WHERE status = 'pending' RETURNING id, kind`;
  await mailQueue.renew(transaction, mails);
  return { mails: mails.length, deliveries: await renewDeliveries(boss, transaction) };
}

/** Deletes all that waits, and ends the pause unless OUTBOUND_PAUSED is set. */
export async function discardWaiting(transaction: Transaction): Promise<Released> {
  const where = { status: "pending" } as const;
  const mails = await transaction.mail.updateManyAndReturn({
    where,
    // A trigger copies "failed" to cancelled_registrations, so that staff call these families.
    data: { status: "failed" },
    select: { id: true },
  });
  await transaction.mail.deleteMany({ where: { id: { in: mails.map(({ id }) => id) } } });
  const { count: deliveries } = await transaction.webhookDelivery.deleteMany({ where });
  const reason: PauseReason = "restored";
  await transaction.outboundPause.deleteMany({ where: { reason } });
  return { mails: mails.length, deliveries };
}

/**
 * Records OUTBOUND_PAUSED for staff and commands when a process starts, and ends the pause when one
 * starts without it. A pause that a restore has begun stays.
 */
export async function applyPauseSetting(
  prisma: PrismaClient,
  deps: ReleaseDeps & { isForced: boolean; log: Pick<FastifyBaseLogger, "warn"> },
): Promise<void> {
  const { isForced, log } = deps;
  const environment: PauseReason = "environment";
  await prisma.$transaction(async (transaction) => {
    if (isForced) {
      const data = [{ reason: environment }];
      await transaction.outboundPause.createMany({ data, skipDuplicates: true });
    } else {
      const where = { reason: environment };
      const { count } = await transaction.outboundPause.deleteMany({ where });
      if (count > 0) await endPause(transaction, deps);
    }
  });
  const reason = await readPause(prisma);
  if (reason) log.warn({ reason }, "mails and deliveries to webhooks are held back");
}
