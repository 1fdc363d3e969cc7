import type { AccountData } from "@headwaters/contracts";
import { Prisma, type Transaction, type UserModel } from "@headwaters/db";
import type { MailPolicies } from "../../platform/mail/delivery/policies.ts";
import { hashedEmail, isSentTo } from "../../platform/mail/outbox/table.ts";

interface Account extends Pick<UserModel, "email" | "createdAt"> {
  /** Not null while the account's address is unconfirmed. */
  emailConfirmation: object | null;
}

const DELETED = "The account was deleted.";

/**
 * Condition on mails: sent to the account's address, about the account, since it was created; for an
 * unconfirmed address only confirmations and password resets. Anyone can sign up with an address, so
 * other mails may belong to another person.
 */
const isAccountMail = (
  { proofKinds, accountKinds }: MailPolicies,
  { email, createdAt, emailConfirmation }: Account,
) => Prisma.sql`
  kind = ANY(${emailConfirmation ? proofKinds : accountKinds}) AND ${isSentTo(email)}
    AND "createdAt" >= ${createdAt}`;

/** Reads a page of the account's mails, oldest first, without their texts, which may hold links. */
export function listAccountMails(
  prisma: Transaction,
  policies: MailPolicies,
  account: Account,
  { after, take }: { after: string; take: number },
): Promise<(AccountData["mails"][number] & { id: string })[]> {
  return prisma.$queryRaw`
    SELECT id, kind, subject, status, "createdAt", "sentAt" FROM mails
    WHERE ${isAccountMail(policies, account)} AND id > ${after} ORDER BY id LIMIT ${take}`;
}

/**
 * Deletes the account's mails, except pending security notices. Mails that count against rate limits
 * are anonymized with a hashed recipient and never sent: otherwise repeated sign-up and deletion would
 * evade the limits and flood a stranger's mailbox.
 */
export async function deleteAccountMails(
  transaction: Transaction,
  policies: MailPolicies,
  account: Account,
): Promise<void> {
  const isOwn = isAccountMail(policies, account);
  const isCounted = Prisma.sql`
    (kind = ANY(${policies.countedKinds}) AND "createdAt" > now() - interval '1 day'
      AND NOT (status = 'pending' AND attempts = 0))`;
  await transaction.$executeRaw`
    DELETE FROM mails WHERE ${isOwn} AND NOT ${isCounted}
      AND NOT (status = 'pending' AND kind = ANY(${policies.securityKinds}))`;
  await transaction.$executeRaw`
    UPDATE mails SET recipient = ${hashedEmail(Prisma.sql`recipient`)}, subject = ${DELETED},
      text = '', html = '', calendar = NULL, "replyTo" = NULL, headers = '{}',
      status = CASE status WHEN 'sent' THEN 'sent' ELSE 'failed' END,
      "lastError" = CASE status WHEN 'sent' THEN NULL ELSE ${DELETED} END,
      "expiresAt" = CASE status WHEN 'sent' THEN "expiresAt" ELSE now() END
    WHERE ${isOwn} AND ${isCounted}`;
}
