import type { DemoArticle } from "./article.ts";

export const tournament: DemoArticle = {
  title: "Every fish went home: results of the Mill Pond Youth Tournament",
  excerpt:
    "Eighty-seven young anglers, 312 fish measured, photographed and released, and one very small winner of the biggest cheer.",
  category: "achievement",
  imageUrl: "/pictures/news-tournament-960.webp",
  daysAgo: 7,
  published: true,
  content: `There is no scale at our tournament. A fish is measured in a wet cradle in the water, lifted low over it for one picture, no longer than ten seconds, and let go. The longest three count. It is kinder to the fish, and it turns out to be more fun to watch.

Eighty-seven young people fished from six in the morning until eleven. Judges measured **312 fish**, and 309 of them swam off strongly on the first try. The other three needed a minute of patience in the shallows and got it.

## Results

| Group | Angler | Best three, together |
| --- | --- | --- |
| Ages 6–8 | Nora | 24 1/4 in |
| Ages 9–12 | Mateo | 38 1/2 in |
| Ages 13–15 | Priya | 44 in |
| Ages 16–18 | Jonah | 47 3/4 in |

Longest single fish: a largemouth bass of 19 1/2 inches, caught by Priya on a fly she had tied herself.

The prize our judges argue about most is the **Kind Hands Award**, for the best handling of a fish. It went to Eli, age seven, who wet his hands without being told, counted to five out loud while he held a four-inch bluegill low over the water for its picture, and thanked it. The whole dock cheered.

Forty-one of the anglers had never fished before this season. All the rods were ours to lend, as always: nobody needs to own anything to take part.

Thank you to the nineteen judges, who were up at four.`,
};
