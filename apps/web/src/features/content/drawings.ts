import type {
  ContentTypeName,
  EducationCategory,
  EventType,
  NewsCategory,
} from "@headwaters/contracts";

/**
 * Pictures of the gallery that stand for an item without one, by its category or type: no item of
 * the site itself has these.
 */
const drawings = {
  news: {
    conservation: "storm-drain",
    achievement: "rainbow-leap",
    program: "trout-tank",
    event: "campfire-circle",
    community: "gravel-picnic",
  } satisfies Record<NewsCategory, string>,
  events: {
    workshop: "lawn-casting",
    educational: "pond-microscope",
    adventure: "misty-kayaks",
    conservation: "willow-stakes",
    competition: "city-casting",
  } satisfies Record<EventType, string>,
  education: {
    "fishing-techniques": "riffle-line",
    conservation: "log-jam",
    "marine-biology": "rockfish-kelp",
    safety: "rain-ponchos",
    equipment: "surf-rods",
  } satisfies Record<EducationCategory, string>,
} satisfies Record<ContentTypeName, object>;

/** For a category that only the database knows. */
const OTHER = "boots-over-water";

/** Finds the picture for an item without one of its own. */
export function findDrawing(type: ContentTypeName, category: string) {
  const byCategory = new Map<string, string>(Object.entries(drawings[type]));
  const name = `gallery-${byCategory.get(category) ?? OTHER}`;
  return { name, width: 960, height: 720, widths: [480, 960] };
}
