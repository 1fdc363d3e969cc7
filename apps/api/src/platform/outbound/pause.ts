import type { PauseReason } from "@headwaters/contracts";
import type { PrismaClient, Transaction } from "@headwaters/db";

/** Returns whether mails and deliveries to webhooks are held back. Asked before each attempt. */
export type IsPaused = () => Promise<boolean>;

/** Reads why the database holds back mails and deliveries to webhooks; null: it does not. */
export async function readPause(client: Transaction): Promise<PauseReason | null> {
  const pause = await client.outboundPause.findFirst({ select: { reason: true } });
  return pause && (pause.reason as PauseReason);
}

/** @param isForced OUTBOUND_PAUSED is set for this process */
export const createIsPaused =
  (prisma: PrismaClient, isForced: boolean): IsPaused =>
  async () =>
    isForced || (await readPause(prisma)) !== null;
