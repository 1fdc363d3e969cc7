import type { NewsletterService } from "@headwaters/contracts/router";
import { Prisma, type Transaction } from "@headwaters/db";
import { type Actor, logStaffAction } from "../../../platform/audit/log.ts";
import { badRequest, conflict } from "../../../platform/errors/errors.ts";
import { embedMark } from "../../../platform/mail/compose/layout.ts";
import type { Platform } from "../../../platform/platform.ts";
import { lockAccounts } from "../../accounts/index.ts";
import { newsletterMail } from "../emails/newsletter.ts";
import {
  editConflict,
  findNewsletter,
  lockNewsletter,
  type NewsletterRow,
  readIssue,
  toAuditSubject,
} from "../issue/drafts.ts";
import { findPublishedItems } from "../issue/items.ts";
import { createSnapshot, renderContent } from "../issue/snapshot.ts";
import { cancelPending } from "./cancelPending.ts";
import { DELIVER_NEWSLETTERS } from "./deliver.ts";

/** Inserting 100,000 deliveries takes seconds. In ms. */
const TRANSACTION_OPTIONS = { timeout: 60_000 };

/** Throws BAD_REQUEST for a newsletter without a subject or content. */
function checkHasContent({ subject, introduction, items }: NewsletterRow) {
  if (!subject) throw badRequest("Please give the newsletter a subject first.");
  if (!introduction && items.length === 0) {
    throw badRequest("Please write an introduction or choose some news or events first.");
  }
}

async function stop(transaction: Transaction, actor: Actor, id: string): Promise<void> {
  const { status } = await lockNewsletter(transaction, id);
  if (status !== "sending") return;
  await cancelPending(transaction, Prisma.sql`"newsletterId" = ${id}`);
  await transaction.$executeRaw`
    UPDATE newsletters SET status = 'stopped', "finishedAt" = now() WHERE id = ${id}`;
  await logStaffAction(transaction, actor, "newsletter.stopped", toAuditSubject(id));
}

/** Stops all newsletters that are being sent; returns their number. */
export async function stopNewsletters(transaction: Transaction, actor: Actor): Promise<number> {
  const where = { status: "sending" } as const;
  const orderBy = { id: "asc" } as const;
  const sending = await transaction.newsletter.findMany({ where, select: { id: true }, orderBy });
  for (const { id } of sending) await stop(transaction, actor, id);
  return sending.length;
}

/** Preview, test, start and stop of sending. The job in deliver.ts sends the mails. */
export function sending({
  prisma,
  outbox,
  publicUrl,
  scheduleJob,
}: Pick<Platform, "prisma" | "outbox" | "publicUrl" | "scheduleJob">) {
  /** Renders the newsletter without a subscriber's unsubscribe link. */
  async function createSample(row: NewsletterRow, to: string) {
    const content = await renderContent(await readIssue(prisma, row), publicUrl);
    return newsletterMail(content, publicUrl, to, null);
  }

  return {
    async preview(id) {
      const { subject, html, text } = await createSample(await findNewsletter(prisma, id), "");
      return { subject, html: embedMark(html), text };
    },

    async sendTest(staff, id) {
      const row = await findNewsletter(prisma, id);
      checkHasContent(row);
      const mail = await createSample(row, staff.email);
      const mailId = await prisma.$transaction(async (transaction) => {
        await logStaffAction(transaction, staff, "newsletter.tested", toAuditSubject(id));
        const subject = `[Test] ${mail.subject}`;
        return outbox.add(transaction, { ...mail, subject, kind: "newsletterTest" });
      });
      outbox.sendSoon(mailId);
      return { email: staff.email };
    },

    send: (staff, { id, version }) =>
      prisma.$transaction(async (transaction) => {
        await lockAccounts(transaction, [staff.id]);
        const row = await lockNewsletter(transaction, id);
        if (row.status !== "draft") {
          throw conflict("This newsletter has been sent already. It goes out only once.");
        }
        if (row.version !== version) throw editConflict();
        checkHasContent(row);
        const items = await findPublishedItems(transaction, row.items);
        if (items.length < row.items.length) {
          throw badRequest(
            "Something you chose is not published any more. Take it out, and send the newsletter then.",
          );
        }
        const recipients = await transaction.$executeRaw`
          INSERT INTO newsletter_deliveries ("newsletterId", "subscriberId")
          SELECT ${id}, id FROM newsletter_subscribers WHERE status = 'confirmed'`;
        if (recipients === 0) throw badRequest("Nobody has confirmed a subscription yet.");
        await transaction.$executeRaw`
          UPDATE newsletters SET status = 'sending', snapshot = ${JSON.stringify(createSnapshot(row, items))}::jsonb,
            "sentById" = ${staff.id}, "startedAt" = now()
          WHERE id = ${id}`;
        await logStaffAction(transaction, staff, "newsletter.sent", toAuditSubject(id), {
          recipients,
        });
        await scheduleJob(DELIVER_NEWSLETTERS, { transaction });
      }, TRANSACTION_OPTIONS),

    stop: (staff, id) =>
      prisma.$transaction((transaction) => stop(transaction, staff, id), TRANSACTION_OPTIONS),
  } satisfies Partial<NewsletterService>;
}
