import { TZDate } from "@date-fns/tz";
import { DAILY_NOTICE_HOUR, organization } from "@headwaters/contracts";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { subDays } from "date-fns/subDays";
import type { Platform } from "../../../platform/platform.ts";
import { type Notice, noticeDigest } from "../emails/notices.ts";

type DigestDeps = Pick<Platform, "prisma" | "outbox" | "publicUrl"> &
  Partial<Pick<Platform, "log">>;

/** The latest moment at which daily mails were due. */
export function findDigestTime(now: Date): Date {
  const clock = new TZDate(+now, organization.timeZone);
  const today = setHours(startOfDay(clock), DAILY_NOTICE_HOUR);
  return new Date(+(today <= clock ? today : subDays(today, 1)));
}

/** One line for each page: registrations for the same event are added up. */
function mergeNotices(notices: readonly Required<Notice>[]): Required<Notice>[] {
  const groups = Map.groupBy(notices, ({ topic, path }) => `${topic} ${path}`);
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    return last ? [{ ...last, people: group.reduce((sum, { people }) => sum + people, 0) }] : [];
  });
}

/** Sends each account a mail of what it was not told at once. Any number of processes may run it. */
export async function sendDigests(
  { prisma, outbox, publicUrl, log }: DigestDeps,
  now = new Date(),
): Promise<void> {
  const until = findDigestTime(now);
  const due = await prisma.notice.groupBy({ by: "userId", where: { createdAt: { lt: until } } });
  for (const { userId } of due) {
    try {
      const mailId = await prisma.$transaction(async (transaction) => {
        // A concurrent run waits here, and then finds nothing.
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
