import type { DemoArticle } from "./article.ts";

export const familyNight: DemoArticle = {
  title: "Bring your grandmother: Family Fishing Evening at Mill Pond",
  excerpt:
    "Rods, bait and supper are on us. No license needed for anyone under 16, and helpers who speak English and Spanish.",
  category: "event",
  daysAgo: 56,
  published: true,
  content: `Three times a season we do no teaching at all. We put sixty rods on the dock, light the grill, and let families fish until the bats come out.

Last time the oldest angler was 81 and the youngest was asleep. Between them they caught 74 bluegill, one surprised catfish and a hat.

## What to know before you come

- **It is free and open to everyone**, supper included. There is always something without meat.
- **Rods and bait are here.** Bring your own only if you want to.
- **Licenses:** children under 16 do not need one in California. Adults who want to fish do. Adults who help a child bait a hook, and leave the rod to the child, do not.
- **Life vests** in every size hang at the start of the dock. Every child wears one on the planks, always, and so do our volunteers.
- **Children under 13** come with a parent or guardian who stays.
- **Getting here:** level path, accessible restroom, and a shuttle from the library every twenty minutes.
- Helpers who speak English and Spanish wear the yellow caps. *Preguntas, las que quieran.*

If it rains lightly, we fish. If we hear thunder, we all go to the boathouse and eat.

Call or write to sign up, so that we buy enough tortillas. If your plans change, a short message is enough. Three extra cousins have never been a problem.`,
};
