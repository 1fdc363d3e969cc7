import { UNSUBSCRIBE_PATH } from "@headwaters/contracts";
import type { NewsletterService } from "@headwaters/contracts/router";
import { logStaffAction } from "../../../platform/audit/log.ts";
import { badRequest, conflict } from "../../../platform/errors/errors.ts";
import { lockAccounts } from "../../accounts/index.ts";
import type { NewsletterDeps } from "../deps.ts";
import { newsletterMail } from "../emails/newsletter.ts";
import {
  changedSince,
  findNewsletterRow,
  holdRow,
  issueIn,
  type NewsletterRow,
  toAuditSubject,
} from "../issue/drafts.ts";
import { findPublished } from "../issue/items.ts";
import { createSnapshot, renderContent } from "../issue/snapshot.ts";
import { cancelPending, findDeliveries } from "./cancelPending.ts";

/** A hundred thousand copies take seconds. */
const PATIENT = { timeout: 60_000 };

const refused = (message: string) => badRequest(message);

/** Refuses a letter that says nothing. */
function checkWorthSending({ subject, introduction, items }: NewsletterRow) {
  if (!subject) throw refused("Please give the newsletter a subject first.");
  if (!introduction && items.length === 0) {
    throw refused("Please write an introduction or choose some news or events first.");
  }
}

type Sending = Pick<NewsletterService, "preview" | "sendTest" | "send" | "stop">;

/** From the draft to the copies that lie ready; delivering.ts does the rest. */
export function sending({ prisma, outbox, publicUrl }: Omit<NewsletterDeps, "news">): Sending {
  /** A copy of nobody's subscription. */
  async function createSample(row: NewsletterRow, to: string) {
    const content = await renderContent(await issueIn(prisma, row), publicUrl);
    const unsubscribeLink = publicUrl + UNSUBSCRIBE_PATH;
    return newsletterMail(content, { to, unsubscribeLink, headers: {} });
  }

  return {
    async preview(id) {
      const { subject, html, text } = await createSample(await findNewsletterRow(prisma, id), "");
      return { subject, html, text };
    },

    async sendTest(staff, id) {
      const row = await findNewsletterRow(prisma, id);
      checkWorthSending(row);
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
        const row = await holdRow(transaction, id);
        // Of two who press the button at once, the second waits above, and comes here.
        if (row.status !== "draft") {
          const message = "This newsletter has been sent already. It goes out only once.";
          throw conflict(message);
        }
        if (row.version !== version) throw changedSince();
        checkWorthSending(row);
        const items = await findPublished(transaction, row.items);
        if (items.length < row.items.length) {
          throw refused(
            "Something you chose is not published any more. Take it out, and send the newsletter then.",
          );
        }
        const recipients = await transaction.$executeRaw`
          INSERT INTO newsletter_deliveries ("newsletterId", "subscriberId")
          SELECT ${id}, id FROM newsletter_subscribers WHERE status = 'confirmed'`;
        if (recipients === 0) throw refused("Nobody has confirmed a subscription yet.");
        await transaction.$executeRaw`
          UPDATE newsletters SET status = 'sending', snapshot = ${JSON.stringify(createSnapshot(row, items))}::jsonb,
            "sentById" = ${staff.id}, "startedAt" = now()
          WHERE id = ${id}`;
        await logStaffAction(transaction, staff, "newsletter.sent", toAuditSubject(id), {
          recipients,
        });
      }, PATIENT),

    stop: (staff, id) =>
      prisma.$transaction(async (transaction) => {
        const { status } = await holdRow(transaction, id);
        if (status !== "sending") return;
        await cancelPending(transaction, findDeliveries(id));
        await transaction.$executeRaw`
          UPDATE newsletters SET status = 'stopped', "finishedAt" = now() WHERE id = ${id}`;
        await logStaffAction(transaction, staff, "newsletter.stopped", toAuditSubject(id));
      }, PATIENT),
  };
}
