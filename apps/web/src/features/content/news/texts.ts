import { newsHero } from "#ui/pictures/pictures.ts";
import { newsCategoryNames } from "../contentNames.ts";

export const newsBar = {
  search: "Search the news",
  choices: [{ field: "category", label: "Category", all: "All news", names: newsCategoryNames }],
} as const;

export const newsTexts = {
  title: "Latest News",
  hero: newsHero,
  eyebrow: "From the water",
  lead: "What our young anglers found, restored, caught and let go again.",
  description: "News from our young anglers: conservation work, programs, events and achievements.",
  empty: {
    title: "No news articles",
    text: "The water is quiet. Until there is something to tell, see what we do from March to November.",
    /** For people who may write, on the news page and on their home page. */
    author: "The water is quiet. Use Add News above to write the first story.",
    authorHome: "Nothing has been written yet. The first story could be yours.",
  },
  add: "Add News",
} as const;
