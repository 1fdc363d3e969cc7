import type { DemoArticle } from "./article.ts";

export const tyingNight: DemoArticle = {
  title: "Fly-tying nights are back, with cocoa and forty vises",
  excerpt:
    "Thursday evenings in the boathouse, ages eight and up. Come with nothing, leave with a fly that you will fish.",
  category: "program",
  imageUrl: "/pictures/news-winter-tying-960.webp",
  daysAgo: 27,
  published: true,
  content: `When it gets dark early we light the stove in the boathouse, put forty vises on the long tables and tie flies. Tying nights are for anyone aged eight and up. Parents are welcome, and so far the parents are worse at it.

## How an evening goes

- **6:00** Doors, cocoa, choosing hooks. All hooks are barbless.
- **6:20** One pattern, step by step, on the big screen. The first is always the woolly bugger, because it forgives everything.
- **7:00** Free tying. The older ones help the younger ones; that is the rule and also the best part.
- **7:45** Every fly goes into two boxes: one for you, one for the lending rods.

Last time 33 people tied 118 flies. Lucia, who is ten, made a beetle from a scrap of black foam and the sparkle of a candy wrapper. It caught the first three fish of the next Saturday, two of them for people who are not Lucia. She has taken orders since.

## Good to know

It is free, and you need not be a member. Scissors, thread, feathers and a pair of reading glasses in every strength are there. We seat twelve beginners at the front table, next to the most patient volunteers; tell us when you come in.

Feathers come from a poultry farm in the valley and from last year's moult at the wildlife rescue. If you have craft fur, yarn or beads that nobody uses, we will find a fish that likes them.`,
};
