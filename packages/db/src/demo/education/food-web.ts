import type { DemoEducationArticle } from "./article.ts";

export const foodWeb: DemoEducationArticle = {
  title: "Who eats whom in Mill Pond",
  category: "marine-biology",
  ageGroup: "6-12",
  imageUrl: "/pictures/education-food-web-960.webp",
  daysAgo: 33,
  content: `Everything in a pond is somebody’s lunch. Draw an arrow from each living thing to whatever eats it, and you get a picture with so many crossings that people call it a **food web**.

Start at the bottom, with green. Tiny plants called algae float in the water and coat every stone. All they need is sunshine and water. A spoonful of pond water holds thousands of them.

Then come the nibblers: water fleas, snails, tadpoles, mayfly nymphs. They eat green things all day long. Small fish eat the nibblers. A young bluegill swallows a hundred water fleas before breakfast.

Bigger fish eat smaller fish: a largemouth bass lies beneath the lilies and waits. And above the water stands the heron, which can wait longer than any bass.

## Nobody is left out

Whatever dies sinks to the bottom. Bacteria, worms and crayfish turn it back into food for the green things, and the circle starts again.

## Try it

Write the names on ten paper plates, lay them on the floor, and join them with yarn. Now take one plate away, the mayflies for example, and see which strings hang loose. That is why we count insects, and why one small animal matters to a tall bird.`,
};
