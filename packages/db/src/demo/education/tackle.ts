import type { DemoEducationArticle } from "./article.ts";

export const tackle: DemoEducationArticle = {
  title: "A first tackle box for under forty dollars",
  excerpt: "What a family really needs for a first season, and what you can leave at the store.",
  category: "equipment",
  ageGroup: "families",
  imageUrl: "/pictures/education-tackle-960.webp",
  daysAgo: 46,
  content: `You need no equipment at all to fish with us; everything is here to borrow. But if your children ask every Friday whether tomorrow is Saturday, a small box of your own is a fine thing. Here is ours, for still water and a light rod.

| What | How many | Why |
|---|---|---|
| Hooks, size 8 and 10, barbless | 20 | Small hooks catch big fish too |
| Round bobbers, thumbnail size | 4 | A big bobber scares fish and hides the bite |
| Split shot, lead-free | 1 box | Lead poisons birds that swallow it |
| Line, 6 pound | 1 spool | Change it every year |
| Pliers with a cutter | 1 | For barbs, hooks and knots |
| Small towel | 1 | For hands, not for fish |
| Adhesive bandages | 10 | Experience |

**Rod and reel**: a 5 to 6 foot spinning rod, medium light, with the reel already on it. Used ones are fine; open the reel, turn it, listen.

**What you can leave at the store**: wire leaders, lures as long as your hand, anything that glows, and every box with more than twelve compartments. Empty compartments beg to be filled.

Write a phone number on the lid. Honest people find boxes, too.`,
};
