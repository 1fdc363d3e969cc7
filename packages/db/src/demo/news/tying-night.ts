import type { DemoArticle } from "./article.ts";

export const tyingNight: DemoArticle = {
  title: "Fly-tying nights are back, with cocoa and forty vises",
  excerpt:
    "Thursday evenings in the boathouse, ages eight and up. Come with nothing, and leave with a fly to fish in spring.",
  category: "program",
  imageUrl: "/pictures/news-winter-tying-960.webp",
  daysAgo: 27,
  published: true,
  content: `When it gets dark early we light the stove in the boathouse, put forty vises on the long tables and tie flies. Tying nights are how we spend the winter. They are open to everyone eight and up. A parent or guardian stays with every child under 13, and so far the parents are worse at it.

## How an evening goes

- **6:00** Doors, cocoa, choosing hooks. All hooks are barbless.
- **6:20** One pattern, step by step, on the big screen. The first is always the San Juan worm, because it forgives everything.
- **7:00** Free tying. The older ones help the younger ones; that is the rule and also the best part.
- **7:45** Every fly goes into one of two boxes: one for you, one for the lending rods.

On the first night 33 people tied 118 flies. Last winter Lucia, who is ten, made a beetle from a scrap of black foam and the sparkle of a candy wrapper. In March it caught the first three fish of the season, two of them for people who are not Lucia. She has been taking orders ever since.

## Good to know

It is free, and you do not need to be a member. Scissors, thread, feathers and reading glasses in every strength are here. We seat twelve beginners at the front table, next to the most patient volunteers; tell us when you come in.

Feathers come from a poultry farm in the valley and from what the birds at the wildlife rescue shed last year. If you have craft fur, yarn or beads that nobody uses, we will find a fish that likes them.`,
};
