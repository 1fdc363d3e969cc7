import { Prisma, type Transaction } from "@headwaters/db";
import type { Mail } from "../mail.ts";
import { hashedEmail } from "../outbox/table.ts";
import { MAILS_PER_HOUR, type MailPolicies, UNCONFIRMED_PER_DAY } from "./policies.ts";

interface Recipient {
  recipient: string;
  isUnconfirmed: boolean;
  /** Mails of the last hour that count hourly. */
  lastHour: number;
  /** Mails of the last day, by counted kind. */
  lastDay: Record<string, number>;
}

export type SelectPermitted = (transaction: Transaction, mails: readonly Mail[]) => Promise<Mail[]>;

/**
 * Selects the mails that the limits of policies.ts allow. An unconfirmed address gets only mails that
 * prove its ownership, and those about seats that are lost, within stricter limits.
 */
export function createSendLimits(policies: MailPolicies): SelectPermitted {
  const { policyFor, hourlyKinds, countedKinds } = policies;

  /** Limits may apply to the mail; which ones depends on its recipient. */
  const isLimited = ({ kind }: Mail) => {
    const { countsHourly, isUnlimited, isUrgent, perDay } = policyFor(kind);
    return perDay !== undefined || isUrgent === true || (countsHourly === true && !isUnlimited);
  };

  const needsCheck = (mail: Mail) =>
    !mail.isToContact && (!policyFor(mail.kind).goesToUnconfirmed || isLimited(mail));

  /**
   * Reads the recipients' state and counts in one query. Mails of a deleted account count by the hash
   * of its address.
   */
  async function findRecipients(transaction: Transaction, mails: readonly Mail[]) {
    const emails = [...new Set(mails.map(({ to }) => to))];
    const counts = mails.some(isLimited);
    const recipients = await transaction.$queryRaw<Recipient[]>`
      SELECT asked.recipient,
        EXISTS (
          SELECT FROM users JOIN email_confirmations ON "userId" = users.id
          WHERE email = asked.recipient::citext) AS "isUnconfirmed",
        coalesce(sum(mailed.hourly), 0)::int AS "lastHour",
        coalesce(
          jsonb_object_agg(mailed.kind, mailed.daily) FILTER (WHERE mailed.kind IS NOT NULL), '{}'
        ) AS "lastDay"
      FROM unnest(${emails}::text[]) AS asked (recipient) LEFT JOIN LATERAL (
        SELECT kind, count(*)::int AS daily,
          count(*) FILTER (
            WHERE kind = ANY(${hourlyKinds}) AND "createdAt" > now() - interval '1 hour'
          )::int AS hourly
        FROM mails
        WHERE ${counts} AND kind = ANY(${countedKinds}) AND "createdAt" > now() - interval '1 day'
          AND lower(mails.recipient) IN (
            lower(asked.recipient), ${hashedEmail(Prisma.sql`asked.recipient`)})
        GROUP BY kind) AS mailed ON true
      GROUP BY asked.recipient`;
    return new Map(recipients.map((known) => [known.recipient, known]));
  }

  /** Returns whether the limits allow this mail, and counts it then. */
  function takeRoom(mail: Mail, known: Recipient): boolean {
    const { kind } = mail;
    const { countsHourly, isUnlimited, perDay } = policyFor(kind);
    const { isUnconfirmed } = known;
    const daily = perDay ?? (isUnconfirmed ? UNCONFIRMED_PER_DAY : Number.POSITIVE_INFINITY);
    const sameKind = known.lastDay[kind] ?? 0;
    if (sameKind >= daily) return false;
    if (countsHourly && (!isUnlimited || isUnconfirmed)) {
      if (known.lastHour >= MAILS_PER_HOUR) return false;
      known.lastHour += 1;
    }
    known.lastDay[kind] = sameKind + 1;
    return true;
  }

  return async (transaction, mails) => {
    const checked = mails.filter(needsCheck);
    if (checked.length === 0) return [...mails];
    const recipients = await findRecipients(transaction, checked);
    return mails.filter((mail) => {
      const known = needsCheck(mail) ? recipients.get(mail.to) : undefined;
      if (!known) return true;
      const { goesToUnconfirmed, isUrgent } = policyFor(mail.kind);
      if (known.isUnconfirmed && !goesToUnconfirmed && !isUrgent) return false;
      return !isLimited(mail) || takeRoom(mail, known);
    });
  };
}
