import type { AccountData } from "@headwaters/contracts";
import { Prisma } from "@headwaters/db";
import type { MailPolicies } from "../../platform/mail/delivery/policies.ts";
import { hashedAddress, isSentTo } from "../../platform/mail/delivery/recipients.ts";

interface Account {
  email: string;
  createdAt: Date;
  /** Not null while nobody has confirmed that the address is the account's. */
  emailConfirmation: object | null;
}

/** What tells owners what was done to their account: whoever did it must not be able to call it back. */
const NOTICES = ["passwordChanged", "emailChanged", "accountSuspended"];

const DELETED = "The account was deleted.";

/**
 * The mails about an account that went to its address. Those that forms cause are not among them, nor
 * those of the time before: anyone can sign up with an address, and they may be another person's. While
 * nobody has confirmed the address, so may all be but those that ask to confirm it.
 */
const isAbout = (
  { proofKinds, accountKinds }: MailPolicies,
  { email, createdAt, emailConfirmation }: Account,
) => Prisma.sql`
  kind = ANY(${emailConfirmation ? proofKinds : accountKinds}) AND ${isSentTo(email)}
    AND "createdAt" >= ${createdAt}`;

/** Condition on mails: the limits of an address still count them. Nobody got what was never tried. */
const isCounted = ({ countedKinds }: MailPolicies) => Prisma.sql`
  (kind = ANY(${countedKinds}) AND "createdAt" > now() - interval '1 day'
    AND NOT (status = 'pending' AND attempts = 0))`;

/** What is kept of them, without their texts: these may hold links. A page of them, the oldest first. */
export function mailsAbout(
  prisma: Prisma.TransactionClient,
  policies: MailPolicies,
  account: Account,
  { after, take }: { after: string; take: number },
): Promise<(AccountData["mails"][number] & { id: string })[]> {
  return prisma.$queryRaw`
    SELECT id, kind, subject, status, "createdAt", "sentAt" FROM mails
    WHERE ${isAbout(policies, account)} AND id > ${after} ORDER BY id LIMIT ${take}`;
}

/**
 * Deletes them, but for notices that are on their way. Of those that count against the limits of an
 * address stays that they were sent, to its hash: or whoever signs up, registers and deletes the
 * account again and again would fill a stranger's mailbox. What is not sent yet never is.
 */
export async function forgetMailsAbout(
  transaction: Prisma.TransactionClient,
  policies: MailPolicies,
  account: Account,
): Promise<void> {
  const about = isAbout(policies, account);
  const counted = isCounted(policies);
  await transaction.$executeRaw`
    DELETE FROM mails WHERE ${about} AND NOT ${counted}
      AND NOT (status = 'pending' AND kind = ANY(${NOTICES}))`;
  await transaction.$executeRaw`
    UPDATE mails SET recipient = ${hashedAddress(Prisma.sql`recipient`)}, subject = ${DELETED},
      text = '', html = '', calendar = NULL, "replyTo" = NULL, headers = '{}',
      status = CASE status WHEN 'sent' THEN 'sent' ELSE 'failed' END,
      "lastError" = CASE status WHEN 'sent' THEN NULL ELSE ${DELETED} END,
      "expiresAt" = CASE status WHEN 'sent' THEN "expiresAt" ELSE now() END
    WHERE ${about} AND ${counted}`;
}
