import type { NewsletterService } from "@headwaters/contracts/router";
import type { NewsletterDeps } from "../deps.ts";

type Lists = Pick<NewsletterDeps, "news" | "events">;

/** What may be chosen for a newsletter: what the lists of the website show. */
export function candidates({ news, events }: Lists): Pick<NewsletterService, "candidates"> {
  return {
    async candidates({ kind, ...page }) {
      const isPublished = true;
      if (kind === "news") {
        const { items, nextCursor } = await news.cards(page);
        const entries = items.map(({ id, title, createdAt: date }) => ({ id, title, date }));
        return { items: entries.map((entry) => ({ kind, isPublished, ...entry })), nextCursor };
      }
      const { items, nextCursor } = await events.cards(page);
      const entries = items
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ id, title, eventDate: date }) => ({ id, title, date }));
      return { items: entries.map((entry) => ({ kind, isPublished, ...entry })), nextCursor };
    },
  };
}
