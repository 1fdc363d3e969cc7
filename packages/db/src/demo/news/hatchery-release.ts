import type { DemoArticle } from "./article.ts";

export const hatcheryRelease: DemoArticle = {
  title: "From classroom tank to river: 2,400 rainbow trout set free",
  excerpt:
    "Six classrooms raised them from eggs. On release day every child carried one cup, and one small fish, to the water.",
  category: "conservation",
  imageUrl: "/pictures/news-hatchery-release-960.webp",
  daysAgo: 13,
  published: true,
  content: `Ten weeks ago they were eggs, orange and no bigger than a pea, in six classroom tanks around Clearwater Falls. Last Thursday 148 students walked down to the gravel bar below the footbridge, each with a paper cup.

In every cup was one rainbow trout, about an inch and a quarter long. The rest followed by the bucket.

## What it takes to raise a trout

The classes learned that most of the work is water. They tested it every school day for ten weeks:

1. **Temperature.** Between 50 and 55 degrees. One long weekend the chiller in Room 12 gave up, and two families took turns with frozen bottles until Monday.
2. **Oxygen.** Cold water holds more of it. That is why trout live here, and why shade along the bank matters.
3. **Ammonia.** Feed less than you think. Fish do not ask politely for seconds.

Of about 2,900 eggs, 2,400 grew up to be released. In a river it would have been a few dozen. That is one reason why we work with the state hatchery, under its permit, and only with fish of this watershed.

Amara crouched at the edge for a long time before she tipped her cup. “It looked at the river first,” she told us. “Then it went.”

The tanks are being cleaned now for the next round. If you teach in the county and have a cool corner and a sink, write to us: there is room for two more classes, and we bring everything.`,
};
