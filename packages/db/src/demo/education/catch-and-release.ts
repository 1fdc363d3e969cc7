import type { DemoEducationArticle } from "./article.ts";

export const catchAndRelease: DemoEducationArticle = {
  title: "Letting go well: catch and release in ten seconds",
  excerpt:
    "A fish that swims off is not always a fish that lives. What you do in ten seconds makes the difference.",
  category: "conservation",
  ageGroup: "all-ages",
  imageUrl: "/pictures/education-catch-release-960.webp",
  daysAgo: 20,
  content: `Almost every fish we catch goes back. Handled well, it is very likely to live. Handled badly, it may die hours later, where nobody sees it. The difference is a few habits that a six-year-old can learn.

## Before you cast

- Pinch the barb of the hook flat with pliers
- Use a line strong enough to bring the fish in quickly: a tired fish recovers slowly
- Have a net with a rubber mesh, wet and ready
- When the water is warmer than 68 °F, leave trout alone. Warm water holds too little oxygen for them to recover

## With the fish

1. Keep it **in the water**, in the net, its head upstream
2. Wet your hands before you touch it. Dry hands rub off the slime that keeps out disease
3. Turn the hook out with your fingers or a hook remover. If it sits deep, cut the line
4. A picture? Everyone gets ready first. Then lift the fish low over the water, for no longer than ten seconds. Count out loud

## Letting go

Hold it upright in gentle current until it swims away by itself. Do not push it back and forth. When it goes, watch where: you have just learned where fish hide.`,
};
