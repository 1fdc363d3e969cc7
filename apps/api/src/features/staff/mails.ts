import { type MailEntry, RETRIED_AT_ONCE } from "@headwaters/contracts";
import type { StaffService } from "@headwaters/contracts/router";
import { Prisma } from "@headwaters/db";
import { conflict, recordNotFound } from "../../platform/errors/errors.ts";
import { hasWords, readPage } from "../../platform/lists/pages.ts";
import { failedMails } from "../../platform/mail/outbox/failed.ts";
import type { Platform } from "../../platform/platform.ts";

const IS_EXPIRED = Prisma.sql`coalesce("expiresAt" <= now(), false)`;

/**
 * The mail log for staff: recipient, kind and status of mails. Only a local site without a mail server
 * shows their texts.
 */
export function staffMails({
  prisma,
  mailQueue,
  keepsMailTexts,
}: Pick<Platform, "prisma" | "mailQueue" | "keepsMailTexts">) {
  const countFailed = (condition: Prisma.Sql) =>
    prisma.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int FROM mails WHERE status = 'failed' AND ${condition}`;

  return {
    async mails({ status, search, order, cursor, limit }) {
      const conditions = [
        ...(status ? [Prisma.sql`status = ${status}`] : []),
        ...hasWords(Prisma.sql`recipient`, search),
      ];
      const select = Prisma.sql`
        SELECT id, kind, recipient, subject, status, attempts, "lastError", "createdAt", "sentAt",
          ${IS_EXPIRED} AS "isExpired", ${keepsMailTexts} AND text <> '' AS "hasText"
        FROM mails`;
      return readPage<MailEntry>(prisma, { select, conditions, order, limit, cursor });
    },

    async mailText(id) {
      const mail = await prisma.mail.findUnique({ where: { id }, select: { text: true } });
      if (!mail || !keepsMailTexts) throw recordNotFound("mail");
      return { text: mail.text };
    },

    async retryMail(staff, id) {
      if (await failedMails(prisma, mailQueue, staff).retry(id)) return;
      const [mail] = await prisma.$queryRaw<Pick<MailEntry, "status" | "isExpired">[]>`
        SELECT status, ${IS_EXPIRED} AS "isExpired" FROM mails WHERE id = ${id}`;
      if (!mail) throw recordNotFound("mail");
      throw conflict(
        mail.status === "failed"
          ? "The link in this mail has expired, so it is not sent again. Whoever wanted it asks for a new one."
          : "This mail has been sent, or is about to be.",
      );
    },

    async retryFailedMails(staff) {
      const queued = await failedMails(prisma, mailQueue, staff).retryOldest(RETRIED_AT_ONCE);
      const [[expired], [left]] = await Promise.all([
        countFailed(IS_EXPIRED),
        countFailed(Prisma.sql`NOT ${IS_EXPIRED}`),
      ]);
      return { queued, expired: expired.count, hasMore: left.count > 0 };
    },
  } satisfies Partial<StaffService>;
}
