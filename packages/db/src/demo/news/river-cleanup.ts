import type { DemoArticle } from "./article.ts";

export const riverCleanup: DemoArticle = {
  title: "64 neighbors, one morning, 1,140 pounds off the riverbank",
  excerpt:
    "Families worked the two miles between the falls and Mill Pond, and the river looks like itself again.",
  category: "conservation",
  imageUrl: "/pictures/news-river-cleanup-960.webp",
  daysAgo: 2,
  published: true,
  content: `We asked for thirty people. Sixty-four came, most of them in rubber boots, eleven of them under the age of eight and holding on to a parent.

Between eight and noon we walked both banks of the Clear River from the falls down to Mill Pond. Everything that did not belong there went into a bag, onto a scale and onto the list that the county uses to decide where it puts its trash cans.

## What we carried out

- **1,140 pounds** of litter in 92 bags
- 31 tires, rolled out one at a time by the 13-to-18 group
- 4 shopping carts, 1 door, and half a canoe that nobody has claimed
- **2 miles of old fishing line**, the part that matters most to us

Line is the quiet one. It lasts for centuries, and a heron cannot see it. Theo, who is nine, found a tangle as big as his head under the footbridge and would not go to lunch until every last loop was out of the willow. “It was ours,” he said, meaning anglers. He is right.

So we also put up four line bins: one at each end of the footbridge, one at the Mill Pond ramp and one by the lower parking lot. They are the white tubes with the blue caps. Please use them, and tell us when one is full.

Thank you to the public works crew, who took everything away before the dog walkers arrived, and to whoever left two dozen warm cinnamon rolls on the tailgate and drove off without giving a name.`,
};
