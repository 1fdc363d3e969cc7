import type { DemoEducationArticle } from "./article.ts";

export const waterSafety: DemoEducationArticle = {
  title: "Vest, buddy, rope: safety rules for every family",
  excerpt: "Six rules that we never bend, and the reason for each one.",
  category: "safety",
  ageGroup: "families",
  imageUrl: "/pictures/education-water-safety-960.webp",
  daysAgo: 58,
  content: `Water is kind to people who respect it. These are the rules at all our programs and events, and we hope you make them yours.

1. **A vest that fits.** On docks, in boats and within ten feet of deep water, every child wears a life vest, buckled, always. Test it: lift it by the shoulders. If it slips over the chin, it is too big.
2. **A buddy.** Nobody is at the water alone. Buddies can touch hands within ten seconds of hearing their names.
3. **One watcher.** One adult watches and does nothing else: no phone, no rod. Take turns every fifteen minutes, and say so out loud: “You have the water.” “I have the water.”
4. **Look behind before you cast.** Hats and glasses on. A hook travels farther behind you than you think.
5. **Reach or throw, don’t go.** If someone falls in, reach out with a rod or a branch, or throw a rope. A second person in the water means two to save.
6. **Lightning ends the day.** When you hear thunder, rods go down and everyone leaves the water until half an hour after the last of it.

Cold water takes the breath away, even in June. If you fall in: float on your back, let the first minute pass, then think.

Practice all of it once on a warm afternoon. What you have tried, you remember.`,
};
