import type { NewsletterService } from "@headwaters/contracts/router";
import type { NewsletterDeps } from "../deps.ts";

type Lists = Pick<NewsletterDeps, "news" | "events">;

/** Lists the items that a newsletter can include: published news and coming events. */
export function eligibleItems({ news, events }: Lists): Pick<NewsletterService, "candidates"> {
  return {
    async candidates({ kind, ...page }) {
      if (kind === "news") {
        const { items, nextCursor } = await news.cards(page);
        const articles = items.map((item) => ({
          ...item,
          kind,
          date: item.createdAt,
          isPublished: true,
        }));
        return { items: articles, nextCursor };
      }
      const { items, nextCursor } = await events.cards(page);
      const coming = items.filter(({ isCancelled }) => !isCancelled);
      return {
        items: coming.map((item) => ({ ...item, kind, date: item.eventDate, isPublished: true })),
        nextCursor,
      };
    },
  };
}
