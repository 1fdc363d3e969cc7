import { Prisma } from "@headwaters/db";
import { ago, BATCH, expiryRule, type FeatureRetention } from "../../platform/jobs/retention.ts";
import { deletePastDeliveries } from "./delivery/pastDeliveries.ts";

export const retention: FeatureRetention = {
  rules: {
    // A repeated request renews the link's expiry.
    unconfirmedSubscriptions: expiryRule(
      "newsletter_subscribers",
      Prisma.sql`
        status = 'pending' AND "createdAt" < ${ago("unconfirmedSubscriptions")}
        AND ("confirmExpiresAt" IS NULL OR "confirmExpiresAt" < now())`,
    ),
    unsubscribedAddresses: expiryRule(
      "newsletter_subscribers",
      Prisma.sql`
        status = 'unsubscribed'
        AND coalesce("unsubscribedAt", "createdAt") < ${ago("unsubscribedAddresses")}`,
    ),
    newsletterDeliveries: (transaction) =>
      deletePastDeliveries(transaction, ago("newsletterDeliveries"), BATCH),
  },
  tables: {
    newsletter_subscribers: {
      rules: ["unconfirmedSubscriptions", "unsubscribedAddresses"],
      else: "Confirmed addresses are kept until they are unsubscribed.",
    },
    newsletters: {
      notAccountData: "It names the staff who wrote and sent a newsletter.",
      else: "They hold the organization's texts and numbers of readers.",
    },
    newsletter_deliveries: {
      rules: ["newsletterDeliveries"],
      else: "Kept while the newsletter is being sent.",
    },
  },
};
