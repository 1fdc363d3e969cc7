import {
  CONFIRM_NEWSLETTER_PATH,
  INVALID_SUBSCRIPTION_LINK,
  INVALID_UNSUBSCRIBE_LINK,
  NEWSLETTER_LINK_DAYS,
} from "@headwaters/contracts";
import type { NewsletterService } from "@headwaters/contracts/router";
import { badRequest } from "../../../platform/errors/errors.ts";
import { createToken, hashToken } from "../../../platform/hash.ts";
import { cancelPending, copiesFor } from "../delivery/cancelPending.ts";
import type { NewsletterDeps } from "../deps.ts";
import { newsletterConfirm } from "../emails/newsletterConfirm.ts";
import { newsletterKnown } from "../emails/newsletterKnown.ts";
import { listHeaders, unsubscribeLink } from "./unsubscribeLinks.ts";

interface Subscriber {
  /** As it was first typed. */
  email: string;
  status: string;
  unsubscribeToken: string;
  confirmExpiresAt: Date;
}

/** From "please confirm" to "no more". Times are the database's, as its processes' clocks may differ. */
export function subscriptions({
  prisma,
  outbox,
  publicUrl,
}: NewsletterDeps): Pick<NewsletterService, "subscribe" | "confirm" | "unsubscribe"> {
  function mailFor(subscriber: Subscriber, token: string) {
    const { email: to, status, unsubscribeToken, confirmExpiresAt: expiresAt } = subscriber;
    if (status !== "confirmed") {
      const link = `${publicUrl}${CONFIRM_NEWSLETTER_PATH}?token=${token}`;
      return newsletterConfirm({ to, link, expiresAt });
    }
    const known = newsletterKnown({ to, link: unsubscribeLink(publicUrl, unsubscribeToken) });
    return { ...known, headers: listHeaders(publicUrl, unsubscribeToken) };
  }

  return {
    // The same statements and one mail whoever it is: neither the answer nor its time says anything.
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
        // Staff have removed it in this very moment.
        if (!subscriber) return null;
        return outbox.add(transaction, mailFor(subscriber, token));
      });
      if (mailId) outbox.sendSoon(mailId);
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
        // An older link that confirms must not undo it.
        const [subscriber] = await transaction.$queryRaw<{ id: string }[]>`
          UPDATE newsletter_subscribers SET status = 'unsubscribed',
            "unsubscribedAt" = CASE status WHEN 'unsubscribed' THEN "unsubscribedAt" ELSE now() END,
            "confirmTokenHash" = NULL, "confirmExpiresAt" = NULL
          WHERE "unsubscribeToken" = ${token} RETURNING id`;
        if (!subscriber) {
          throw badRequest(INVALID_UNSUBSCRIBE_LINK);
        }
        await cancelPending(transaction, copiesFor(subscriber.id));
      });
    },
  };
}
