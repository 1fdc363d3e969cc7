import { type NewsletterDeliveryModel, Prisma, type Transaction } from "@headwaters/db";
import { ago, BATCH, expiryRule, type FeatureRetention } from "../../platform/jobs/retention.ts";

/**
 * Deletes old deliveries of finished newsletters, and adds their counts to the newsletter's
 * `pastDeliveries`. Returns the number of deleted rows.
 */
async function deletePastDeliveries(transaction: Transaction): Promise<number> {
  const deleted = await transaction.$queryRaw<
    Pick<NewsletterDeliveryModel, "newsletterId" | "status">[]
  >`
    DELETE FROM newsletter_deliveries WHERE ("newsletterId", "subscriberId") IN (
      SELECT "newsletterId", "subscriberId" FROM newsletter_deliveries
      JOIN newsletters ON newsletters.id = "newsletterId"
      WHERE newsletters.status IN ('sent', 'stopped') AND "finishedAt" < ${ago("newsletterDeliveries")}
      ORDER BY "newsletterId", "subscriberId" LIMIT ${BATCH}
      FOR UPDATE OF newsletter_deliveries SKIP LOCKED)
    RETURNING "newsletterId", status`;
  const byNewsletter = Map.groupBy(deleted, ({ newsletterId }) => newsletterId);
  // Sorted, so that two processes cannot deadlock.
  for (const id of [...byNewsletter.keys()].sort()) {
    for (const [status, rows] of Map.groupBy(byNewsletter.get(id) ?? [], (row) => row.status)) {
      await transaction.$executeRaw`
        UPDATE newsletters SET "pastDeliveries" = jsonb_set("pastDeliveries", ARRAY[${status}]::text[],
          to_jsonb(coalesce(("pastDeliveries" ->> ${status})::int, 0) + ${rows.length}::int))
        WHERE id = ${id}`;
    }
  }
  return deleted.length;
}

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
    newsletterDeliveries: deletePastDeliveries,
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
