import type { NewsCategory } from "@headwaters/contracts";

export const newsCategoryNames: Record<NewsCategory, string> = {
  conservation: "Conservation",
  achievement: "Achievement",
  program: "Program",
  event: "Event",
  community: "Community",
};

export const newsTexts = {
  title: "Latest News",
  eyebrow: "From the water",
  lead: "What our young anglers found, restored, caught and let go again.",
  description: "News of our young anglers: conservation work, programs, events and achievements.",
  empty: "No news articles",
  newsletter: {
    title: "News by email",
    text: "A short letter, a few times a year, when there is something to tell.",
  },
} as const;
