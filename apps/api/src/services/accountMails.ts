import type { AccountData } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";
import { accountKinds } from "../mail/policies.ts";

interface Account {
  email: string;
  createdAt: Date;
}

/** What tells owners what was done to their account: whoever did it must not be able to call it back. */
const NOTICES = ["passwordChanged", "emailChanged", "accountSuspended"];

/**
 * The mails about an account that went to its address. Those that forms cause are not among them, nor
 * those of the time before: anyone can sign up with an address, and they may be another person's.
 */
const about = ({ email, createdAt }: Account) => Prisma.sql`
  kind = ANY(${accountKinds}) AND recipient::citext = ${email}::citext AND "createdAt" >= ${createdAt}`;

/** What is kept of them, without their texts: these may hold links. A page of them, the oldest first. */
export function mailsAbout(
  prisma: Prisma.TransactionClient,
  account: Account,
  { after, take }: { after: string; take: number },
): Promise<(AccountData["mails"][number] & { id: string })[]> {
  return prisma.$queryRaw`
    SELECT id, kind, subject, status, "createdAt", "sentAt" FROM mails
    WHERE ${about(account)} AND id > ${after} ORDER BY id LIMIT ${take}`;
}

/** Deletes them, but for notices that are on their way. */
export async function forgetMailsAbout(
  transaction: Prisma.TransactionClient,
  account: Account,
): Promise<void> {
  await transaction.$executeRaw`
    DELETE FROM mails WHERE ${about(account)}
      AND NOT (status = 'pending' AND kind = ANY(${NOTICES}))`;
}
