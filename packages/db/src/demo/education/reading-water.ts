import type { DemoEducationArticle } from "./article.ts";

export const readingWater: DemoEducationArticle = {
  title: "Reading water: where a trout would rather be",
  excerpt:
    "A stream looks the same everywhere until you know what a trout wants: food, shelter and rest.",
  category: "fishing-techniques",
  ageGroup: "13-18",
  imageUrl: "/pictures/education-reading-water-960.webp",
  daysAgo: 12,
  content: `A trout spends its life doing math. Every second in fast water costs energy, and every insect that drifts by pays some back. The trout lies where the numbers come out best. Find that place and you have found the fish, without seeing it.

## The three waters

- **Riffle**: shallow, quick and broken. Full of oxygen and insects. Fish come here to eat, mostly early and late.
- **Run**: deeper and even. Fish hold near the bottom, where stones slow the current.
- **Pool**: deep and slow. Safe, cool, and short of food. Big fish rest here by day.

## Seams

Look for a line on the surface where fast water slides along slow. Foam gathers there, and so does everything a trout can eat. A trout lies on the slow side with its nose at the line, like someone sitting beside a moving sidewalk of sandwiches.

## Before the first cast

Sit down for five minutes, well back from the bank. Look for seams, for stones that make a cushion of slow water in front of them as well as behind, and for shade. Decide on three places and say why. Then fish them from the nearest to the farthest, so that you never walk through the next one.

If you were wrong, write it down. That is how a map gets made.`,
};
