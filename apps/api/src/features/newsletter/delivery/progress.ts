import type { NewsletterProgress } from "@headwaters/contracts";
import type { NewsletterDeliveryModel, Transaction } from "@headwaters/db";

const none: NewsletterProgress = {
  total: 0,
  waiting: 0,
  queued: 0,
  sent: 0,
  bounced: 0,
  failed: 0,
  skipped: 0,
};

/** Counts deliveries by status, including deleted ones. Returns a lookup by newsletter id. */
export async function countProgress(
  client: Transaction,
  ids: readonly string[],
): Promise<(id: string) => NewsletterProgress> {
  const counts = await client.$queryRaw<
    (Pick<NewsletterDeliveryModel, "newsletterId" | "status"> & { count: number })[]
  >`
    SELECT "newsletterId", status, count(*)::int AS count FROM newsletter_deliveries
    WHERE "newsletterId" = ANY(${ids}) GROUP BY 1, 2
    UNION ALL
    SELECT id, key, value::int FROM newsletters, jsonb_each_text("pastDeliveries")
    WHERE id = ANY(${ids})`;
  const found = new Map<string, NewsletterProgress>();
  for (const { newsletterId, status, count } of counts) {
    const progress = found.get(newsletterId) ?? { ...none };
    progress[status] += count;
    progress.total += count;
    found.set(newsletterId, progress);
  }
  return (id) => found.get(id) ?? none;
}
