import type { DemoArticle } from "./article.ts";

export const riverCampDraft: DemoArticle = {
  title: "River camp: five days, one tent city, no screens",
  excerpt: "What a day at camp looks like, who it is for, and how the scholarships work.",
  category: "event",
  daysAgo: 1,
  published: false,
  content: `*Draft. Marisol to confirm the dates and the number of scholarships with the board before this goes out.*

For five days forty young people will live beside the upper river with twelve adults, a cook and a very old dog. They fish before breakfast, study the stream until noon, and spend the afternoons learning something that they can teach on the last evening.

## A day at camp

- **6:00** On the water, in pairs, with a leader in sight
- **8:30** Breakfast, then tents and dishes, in turns
- **10:00** Stream school: insects, maps, first aid, or cooking on one burner
- **2:00** Swimming hole, shade, letters home
- **5:00** Evening rise
- **9:00** Fire, one story each night, bed

## Who can come

Members ages 10 to 16, with or without experience. We lend tents, sleeping bags and rods. A nurse is on site, and we ask about allergies and medicine on a paper form or by phone before camp, not on the first night.

## What it costs

Nobody stays home because of money. One place in three is a scholarship. The form asks for one sentence and no proof.

*To do: a picture of last year’s tents with the families’ permission, the packing list, a map to the meeting point.*`,
};
