import type { PrismaClient, Transaction } from "@headwaters/db";

/** Ends the account's trust in all devices so far. */
export async function restartDeviceTrust(transaction: Transaction, userId: string): Promise<void> {
  const since = new Date(); // the process's clock, as in the cookies
  await transaction.deviceTrust.upsert({
    where: { userId },
    create: { userId, since },
    update: { since },
  });
}

/**
 * Returns since when the account of an address trusts devices, in seconds since 1970; null without an
 * account.
 */
export async function readTrustedSince(
  prisma: PrismaClient,
  email: string,
): Promise<number | null> {
  const account = await prisma.user.findUnique({
    where: { email },
    select: { deviceTrust: true },
  });
  // Cookies hold whole seconds.
  return account && Math.floor((account.deviceTrust?.since.getTime() ?? 0) / 1_000);
}
