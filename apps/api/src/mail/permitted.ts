import type { Prisma } from "@headwaters/db";
import type { Mail } from "./outbox.ts";
import {
  CONFIRMING_MAILS_PER_DAY,
  policyFor,
  REGISTRATION_MAILS_PER_HOUR,
  registrationKinds,
} from "./policies.ts";

interface Recipient {
  recipient: string;
  isUnconfirmed: boolean;
  /** Mails about registrations in the last hour. */
  lastHour: number;
  /** Confirming mails about registrations in the last day. */
  confirming: number;
}

const CONFIRMING = "confirmRegistration";

function needsCheck({ kind, isToContact }: Mail): boolean {
  const { goesToUnconfirmed, isAboutRegistrations } = policyFor(kind);
  return !isToContact && (!goesToUnconfirmed || isAboutRegistrations === true);
}

const isLimited = ({ kind }: Mail) => {
  const { isAboutRegistrations, isUnlimited } = policyFor(kind);
  return isAboutRegistrations === true && !isUnlimited;
};

/** What decides about these mails, in one query; mails are counted only for those that are limited. */
async function findRecipients(transaction: Prisma.TransactionClient, mails: readonly Mail[]) {
  const addresses = [...new Set(mails.map(({ to }) => to))];
  const counts = mails.some(isLimited);
  const recipients = await transaction.$queryRaw<Recipient[]>`
    SELECT recipient,
      EXISTS (
        SELECT FROM users JOIN email_confirmations ON "userId" = users.id
        WHERE email = recipient::citext) AS "isUnconfirmed",
      CASE WHEN ${counts} THEN (
        SELECT count(*)::int FROM mails
        WHERE mails.recipient = asked.recipient AND kind = ANY(${registrationKinds})
          AND "createdAt" > now() - interval '1 hour') ELSE 0 END AS "lastHour",
      CASE WHEN ${counts} THEN (
        SELECT count(*)::int FROM mails
        WHERE mails.recipient = asked.recipient AND kind = ${CONFIRMING}
          AND "createdAt" > now() - interval '1 day') ELSE 0 END AS confirming
    FROM unnest(${addresses}::text[]) AS asked (recipient)`;
  return new Map(recipients.map((known) => [known.recipient, known]));
}

/**
 * Those of the mails that may be written: to an account whose address nobody has confirmed only
 * what shows whose it is, and to no address more about registrations than the limits allow.
 */
export async function selectPermitted(
  transaction: Prisma.TransactionClient,
  mails: readonly Mail[],
): Promise<Mail[]> {
  const checked = mails.filter(needsCheck);
  if (checked.length === 0) return [...mails];
  const recipients = await findRecipients(transaction, checked);
  return mails.filter((mail) => {
    const known = needsCheck(mail) ? recipients.get(mail.to) : undefined;
    if (!known) return true;
    if (known.isUnconfirmed && !policyFor(mail.kind).goesToUnconfirmed) return false;
    if (!isLimited(mail)) return true;
    if (known.lastHour >= REGISTRATION_MAILS_PER_HOUR) return false;
    if (mail.kind === CONFIRMING && known.confirming >= CONFIRMING_MAILS_PER_DAY) return false;
    known.lastHour += 1;
    if (mail.kind === CONFIRMING) known.confirming += 1;
    return true;
  });
}
