import type { PrismaClient, Transaction } from "@headwaters/db";

/** From now on an account trusts none of the devices that it trusted so far. */
export async function restartDeviceTrust(transaction: Transaction, userId: string): Promise<void> {
  const since = new Date(); // by this process's clock, as in the cookies
  await transaction.deviceTrust.upsert({
    where: { userId },
    create: { userId, since },
    update: { since },
  });
}

/** Since when the account of an address trusts devices, in seconds since 1970; null: there is none. */
export async function readTrustedSince(
  prisma: PrismaClient,
  email: string,
): Promise<number | null> {
  const account = await prisma.user.findUnique({
    where: { email },
    select: { deviceTrust: true },
  });
  // Cookies count in whole seconds.
  return account && Math.floor((account.deviceTrust?.since.getTime() ?? 0) / 1_000);
}
