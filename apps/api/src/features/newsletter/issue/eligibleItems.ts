import type { NewsletterService } from "@headwaters/contracts/router";
import type { NewsletterDeps } from "../deps.ts";

type Lists = Pick<NewsletterDeps, "news" | "events">;

/** Lists the items that a newsletter can include: published news and coming events. */
export function eligibleItems({ news, events }: Lists): Pick<NewsletterService, "candidates"> {
  return {
    async candidates({ kind, ...page }) {
      if (kind === "news") {
        const { items, nextCursor } = await news.cards(page);
        const entries = items.map(({ id, title, createdAt: date }) => ({ id, title, date }));
        return {
          items: entries.map((entry) => ({ kind, isPublished: true, ...entry })),
          nextCursor,
        };
      }
      const { items, nextCursor } = await events.cards(page);
      const entries = items
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ id, title, eventDate: date }) => ({ id, title, date }));
      return { items: entries.map((entry) => ({ kind, isPublished: true, ...entry })), nextCursor };
    },
  };
}
