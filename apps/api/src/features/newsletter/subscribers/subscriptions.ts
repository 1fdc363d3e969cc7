import {
  CONFIRM_NEWSLETTER_PATH,
  INVALID_SUBSCRIPTION_LINK,
  INVALID_UNSUBSCRIBE_LINK,
  NEWSLETTER_LINK_DAYS,
  type SubscriberStatus,
} from "@headwaters/contracts";
import type { NewsletterService } from "@headwaters/contracts/router";
import { Prisma } from "@headwaters/db";
import { badRequest } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import type { Platform } from "../../../platform/platform.ts";
import { cancelPending } from "../delivery/cancelPending.ts";
import { newsletterConfirm, newsletterKnown } from "../emails/index.ts";
import { listHeaders, unsubscribeLink } from "../emails/newsletter.ts";

interface Subscriber {
  /** In the letter case first typed. */
  email: string;
  status: SubscriberStatus;
  unsubscribeToken: string;
  confirmExpiresAt: Date;
}

// Times come from the database's clock: the clocks of processes may differ.

export function subscriptions({
  prisma,
  outbox,
  publicUrl,
}: Pick<Platform, "prisma" | "outbox" | "publicUrl">) {
  return {
    // All addresses get the same statements and one mail: neither response nor timing reveals a subscription.
    async subscribe({ email }) {
      const token = createToken();
      const mailId = await prisma.$transaction(async (transaction) => {
        await transaction.newsletterSubscriber.createMany({
          data: { email },
          skipDuplicates: true,
        });
        const [subscriber] = await transaction.$queryRaw<Subscriber[]>`
          UPDATE newsletter_subscribers SET
            status = CASE status WHEN 'confirmed' THEN status ELSE 'pending' END,
            "confirmTokenHash" =
              CASE status WHEN 'confirmed' THEN "confirmTokenHash" ELSE ${hashToken(token)} END,
            "confirmExpiresAt" = now() + make_interval(days => ${NEWSLETTER_LINK_DAYS})
          WHERE email = ${email}::citext
          RETURNING email, status, "unsubscribeToken", "confirmExpiresAt"`;
        // Staff removed the address concurrently.
        if (!subscriber) return null;
        const { email: to, status, unsubscribeToken, confirmExpiresAt: expiresAt } = subscriber;
        if (status !== "confirmed") {
          const link = `${publicUrl}${CONFIRM_NEWSLETTER_PATH}?token=${token}`;
          return outbox.add(transaction, newsletterConfirm({ to, link, expiresAt }));
        }
        const mail = newsletterKnown({ to, link: unsubscribeLink(publicUrl, unsubscribeToken) });
        const headers = listHeaders(publicUrl, unsubscribeToken);
        return outbox.add(transaction, { ...mail, headers });
      });
      outbox.sendSoon(mailId);
    },

    async confirm({ token }) {
      const confirmed = await prisma.$executeRaw`
        UPDATE newsletter_subscribers SET status = 'confirmed',
          "confirmedAt" = CASE status WHEN 'confirmed' THEN "confirmedAt" ELSE now() END,
          "unsubscribedAt" = NULL
        WHERE "confirmTokenHash" = ${hashToken(token)}
          AND (status = 'confirmed' OR status = 'pending' AND "confirmExpiresAt" > now())`;
      if (confirmed > 0) return;
      throw badRequest(INVALID_SUBSCRIPTION_LINK);
    },

    async unsubscribe({ token }) {
      await prisma.$transaction(async (transaction) => {
        // Clears the confirmation token, so that an older link cannot resubscribe.
        const [subscriber] = await transaction.$queryRaw<{ id: string }[]>`
          UPDATE newsletter_subscribers SET status = 'unsubscribed',
            "unsubscribedAt" = CASE status WHEN 'unsubscribed' THEN "unsubscribedAt" ELSE now() END,
            "confirmTokenHash" = NULL, "confirmExpiresAt" = NULL
          WHERE "unsubscribeToken" = ${token} RETURNING id`;
        if (!subscriber) {
          throw badRequest(INVALID_UNSUBSCRIBE_LINK);
        }
        await cancelPending(transaction, Prisma.sql`"subscriberId" = ${subscriber.id}`);
      });
    },
  } satisfies Partial<NewsletterService>;
}
