import { TZDate } from "@date-fns/tz";
import { DAILY_NOTICE_HOUR, type NoticeFrequency, organization } from "@headwaters/contracts";
import type { Prisma, Transaction } from "@headwaters/db";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { subDays } from "date-fns/subDays";
import type { Recipient } from "../../../platform/mail/compose/compose.ts";
import type { Platform } from "../../../platform/platform.ts";
import { type Notice, notice, noticeDigest } from "../emails/notices.ts";

/** Immediate mails per account and hour. Later notices are in the daily mail. */
const AT_ONCE_PER_HOUR = 20;

interface Notified extends Recipient {
  userId: string;
  frequency: NoticeFrequency;
  sentLately: number;
  people: number;
}
type CountPeople = (userId: string) => number;

const isAtOnce = ({ frequency, sentLately }: Notified) =>
  frequency === "atOnce" && sentLately < AT_ONCE_PER_HOUR;

/** Notifies staff and organizers of waiting work, as often as each of them chose. */
export function createNotices({ outbox, publicUrl }: Pick<Platform, "outbox" | "publicUrl">) {
  /**
   * Notifies accounts, in the transaction that causes the notice.
   * @param userIds SQL for their ids
   * @param people the number of people, or how many of them concern an account: none gets no notice
   * @param causedBy the account that caused it and gets no notice
   */
  return async function notify(
    transaction: Transaction,
    userIds: Prisma.Sql,
    { people = 1, ...about }: Omit<Notice, "people"> & { people?: number | CountPeople },
    causedBy: string | null = null,
  ): Promise<void> {
    const count: CountPeople = typeof people === "number" ? () => people : people;
    const accounts = await transaction.$queryRaw<Omit<Notified, "people">[]>`
      SELECT u.id AS "userId", u.email::text AS "to", u."firstName",
        coalesce(s.frequency, 'daily') AS frequency,
        (SELECT count(*)::int FROM mails m WHERE m.kind = 'notice'
          AND m.recipient = u.email::text AND m."createdAt" > now() - interval '1 hour') AS "sentLately"
      FROM users u LEFT JOIN notice_settings s ON s."userId" = u.id
      WHERE u.id IN (${userIds}) AND u.id IS DISTINCT FROM ${causedBy}
        AND coalesce(s.frequency, 'daily') <> 'never'
        AND NOT EXISTS (SELECT FROM suspensions WHERE suspensions."userId" = u.id)`;
    const recipients = accounts
      .map((account): Notified => ({ ...account, people: count(account.userId) }))
      .filter((account) => account.people > 0);
    const later = recipients.filter((recipient) => !isAtOnce(recipient));
    await transaction.notice.createMany({
      data: later.map(({ userId, people }) => ({ ...about, people, userId })),
    });
    const mails = recipients
      .filter(isAtOnce)
      .map(({ to, firstName, people }) =>
        notice({ to, firstName, publicUrl, notice: { ...about, people } }),
      );
    // The outbox sends the mails soon after the commit.
    await outbox.addAll(transaction, mails);
  };
}
export type NotifyAccounts = ReturnType<typeof createNotices>;

/** Returns the latest time at which daily mails were due. */
export function findDigestTime(now: Date): Date {
  const clock = new TZDate(+now, organization.timeZone);
  const today = setHours(startOfDay(clock), DAILY_NOTICE_HOUR);
  return new Date(+(today <= clock ? today : subDays(today, 1)));
}

/** Merges notices to one line per page: the people of registrations for the same event are added up. */
function mergeNotices(notices: readonly Required<Notice>[]): Required<Notice>[] {
  const groups = Map.groupBy(notices, ({ topic, path }) => `${topic} ${path}`);
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    return last ? [{ ...last, people: group.reduce((sum, { people }) => sum + people, 0) }] : [];
  });
}

/** Sends each account a daily mail with its pending notices. Safe to run in several processes. */
export async function sendDigests(
  deps: Pick<Platform, "prisma" | "outbox" | "publicUrl"> & Partial<Pick<Platform, "log">>,
  now = new Date(),
): Promise<void> {
  const { prisma, outbox, publicUrl, log } = deps;
  const until = findDigestTime(now);
  const due = await prisma.notice.groupBy({ by: "userId", where: { createdAt: { lt: until } } });
  for (const { userId } of due) {
    try {
      const mailId = await prisma.$transaction(async (transaction) => {
        // A concurrent run waits for these row locks and then finds nothing.
        const notices = await transaction.$queryRaw<Required<Notice>[]>`
          WITH due AS (DELETE FROM notices WHERE "userId" = ${userId} AND "createdAt" < ${until} RETURNING *)
          SELECT topic, subject, people, path FROM due ORDER BY id`;
        const account = await transaction.user.findUnique({
          where: { id: userId },
          include: { noticeSetting: true, suspension: true },
        });
        const isWanted = account?.noticeSetting?.frequency !== "never" && !account?.suspension;
        if (!account || !isWanted || notices.length === 0) return null;
        const { email: to, firstName } = account;
        const about = { publicUrl, notices: mergeNotices(notices) };
        return outbox.add(transaction, noticeDigest({ to, firstName, ...about }));
      });
      outbox.sendSoon(mailId);
    } catch (error) {
      log?.error({ err: error, account: userId }, "a daily mail of notices was not written");
    }
  }
}
