import type { NewsletterService, Services } from "@headwaters/contracts/router";
import type { Platform } from "../../platform/platform.ts";
import { sending } from "./delivery/sending.ts";
import { drafts } from "./issue/drafts.ts";
import { subscribers } from "./subscribers/subscribers.ts";
import { subscriptions } from "./subscribers/subscriptions.ts";

type NewsletterDeps = Pick<Platform, "prisma" | "outbox" | "publicUrl" | "scheduleJob"> &
  Pick<Services, "news" | "events">;

export function newsletterService({ news, events, ...deps }: NewsletterDeps): NewsletterService {
  return {
    ...subscriptions(deps),
    ...drafts(deps.prisma),
    ...sending(deps),
    ...subscribers(deps.prisma),

    async candidates({ kind, ...page }) {
      if (kind === "news") {
        const { items, nextCursor } = await news.cards(page);
        return {
          items: items.map((item) => ({
            ...item,
            kind,
            date: item.publishedAt,
            isPublished: true,
          })),
          nextCursor,
        };
      }
      const { items, nextCursor } = await events.cards(page);
      const upcoming = items.filter(({ isCancelled }) => !isCancelled);
      return {
        items: upcoming.map((item) => ({ ...item, kind, date: item.eventDate, isPublished: true })),
        nextCursor,
      };
    },
  };
}
