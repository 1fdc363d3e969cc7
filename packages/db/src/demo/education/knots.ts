import type { DemoEducationArticle } from "./article.ts";

export const knots: DemoEducationArticle = {
  title: "Three knots that hold (and how to remember them)",
  excerpt: "The clinch, the Palomar and the surgeon’s loop: all you need for your first summer.",
  category: "fishing-techniques",
  ageGroup: "6-12",
  imageUrl: "/pictures/education-knots-960.webp",
  daysAgo: 3,
  content: `You can fish for years with three knots. Learn them on the kitchen table with a shoelace and a key ring, and your fingers will know them when it rains.

## The clinch knot: line to hook

1. Put the end of the line through the eye of the hook
2. Wind it around the line five times, like a snake around a branch
3. Put the end through the little window next to the eye
4. Wet it with your tongue, pull slowly, and trim

**Why wet it?** A dry knot rubs, gets hot, and loses half its strength. You cannot feel the heat. The fish can.

## The Palomar knot: the strong one

Fold the line double, put the loop through the eye, tie a plain overhand knot, and pass the loop over the whole hook. It is the easiest knot for cold fingers, and the strongest of the three.

## The surgeon’s loop: a loop in the end

Fold the line double and tie an overhand knot, but go through twice. That’s all.

## Test every knot

Hold the hook with pliers and pull, steadily, as hard as you like. If it slips now, it would have slipped with a fish on it. Tie it again: good anglers tie a knot over more often than lucky ones do.`,
};
