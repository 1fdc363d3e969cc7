import type { DemoEducationArticle } from "./article.ts";

export const watershed: DemoEducationArticle = {
  title: "Your street is part of the river",
  excerpt: "A watershed is all the land that drains to one place. You live in one. Find out which.",
  category: "conservation",
  ageGroup: "13-18",
  imageUrl: "/pictures/education-watershed-960.webp",
  daysAgo: 71,
  content: `Pour out a bottle of water in front of your door and follow it. It runs to the gutter, the gutter to a drain, the drain to a creek, the creek past Mill Pond to the river, and the river to the sea. Everything in its way goes along: oil, dog waste, a gum wrapper, soap from the car wash.

All the land whose water ends at the same place is called a **watershed**. Headwaters, the name we gave ourselves, is where one begins: the small wet places uphill, too small for a name on the map. Most of a river’s length is in streams you can jump across.

## Draw yours

1. Find your home on a topographic map, and the nearest creek
2. Look for the ridges on both sides: contour lines that point like a V away from the water
3. Connect the ridges. What lies inside is your watershed

## What you can change

- Wash cars on grass, not on the street
- Leave leaves where they fall: mulch holds rain like a sponge
- Plant one shrub at the bottom of a bare slope
- Ask where your school’s downspouts go. A small rain garden can drink up what runs off the roof of a classroom

Small things, many of them, in the same direction: that is a river.`,
};
