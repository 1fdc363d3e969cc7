import type { NoticeFrequency } from "@headwaters/contracts";
import { Prisma, type Transaction } from "@headwaters/db";
import type { Recipient } from "../../../platform/mail/compose/compose.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Notice, notice } from "../emails/notices.ts";

/** Mails at once that one account gets in an hour. What comes after them is in the daily mail. */
const AT_ONCE_PER_HOUR = 20;

interface Notified extends Recipient {
  userId: string;
  frequency: NoticeFrequency;
  sentLately: number;
}

const isAtOnce = ({ frequency, sentLately }: Notified) =>
  frequency === "atOnce" && sentLately < AT_ONCE_PER_HOUR;

export const staffIds = Prisma.sql`SELECT "userId" FROM user_roles WHERE role = 'staff'`;

/** Tells staff and organizers of what waits for them, as often as each wants to know. */
export function createNotices({ outbox, publicUrl }: Pick<Platform, "outbox" | "publicUrl">) {
  /**
   * Tells accounts of something in the transaction that causes it.
   * @param userIds SQL for their ids
   * @param causedBy the account that did it, which knows
   */
  return async function tell(
    transaction: Transaction,
    userIds: Prisma.Sql,
    { people = 1, ...about }: Notice,
    causedBy: string | null = null,
  ): Promise<void> {
    const recipients = await transaction.$queryRaw<Notified[]>`
      SELECT u.id AS "userId", u.email::text AS "to", u."firstName",
        coalesce(s.frequency, 'daily') AS frequency,
        (SELECT count(*)::int FROM mails m WHERE m.kind = 'notice'
          AND m.recipient = u.email::text AND m."createdAt" > now() - interval '1 hour') AS "sentLately"
      FROM users u LEFT JOIN notice_settings s ON s."userId" = u.id
      WHERE u.id IN (${userIds}) AND u.id IS DISTINCT FROM ${causedBy}
        AND coalesce(s.frequency, 'daily') <> 'never'
        AND NOT EXISTS (SELECT FROM suspensions WHERE suspensions."userId" = u.id)`;
    const later = recipients.filter((recipient) => !isAtOnce(recipient));
    await transaction.notice.createMany({
      data: later.map(({ userId }) => ({ ...about, people, userId })),
    });
    const mails = recipients
      .filter(isAtOnce)
      .map(({ to, firstName }) =>
        notice({ to, firstName, publicUrl, notice: { ...about, people } }),
      );
    // Not sent here: the outbox does, soon after the commit.
    await outbox.addAll(transaction, mails);
  };
}
export type TellNotice = ReturnType<typeof createNotices>;
