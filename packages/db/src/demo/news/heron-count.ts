import type { DemoArticle } from "./article.ts";

export const heronCount: DemoArticle = {
  title: "Seventeen herons before breakfast: what our bird count tells us",
  excerpt:
    "Twenty-two young counters, nine stations, ninety silent minutes. The number is up again, and we think we know why.",
  category: "conservation",
  imageUrl: "/pictures/news-heron-count-960.webp",
  daysAgo: 35,
  published: true,
  content: `A great blue heron can stand still longer than any ten-year-old, but on count day it is close. Twenty-two young people spread out over nine stations along the river, from the falls to the marsh. For ninety minutes they wrote down every heron they saw, with the time and the direction of flight, so that no bird would be counted twice.

The result: **17 great blue herons**. Four counts ago it was nine.

## Why anglers count birds

A heron eats about a pound of fish a day. Where herons stay there are small fish; where there are small fish there are insects, clean gravel and shade. One tall gray bird answers a dozen questions that would otherwise take a lab.

We believe three things have helped:

- The old willows below Mill Pond have grown up, and they shade almost half a mile of bank
- The lower marsh is left alone during nesting, with the path moved back by 200 feet
- There is far less fishing line in the reeds

We cannot prove it with one number, and we tell the counters so. That is why we count on the same mornings, from the same spots, with the same sheets every time, and send the sheets to the county’s bird survey.

Station 6 reported something else. Ruby, age twelve, wrote in the margin: *“One otter. It saw me first. I did not move and neither did it.”* We had no column for otters. We do now.`,
};
