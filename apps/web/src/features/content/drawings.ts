import {
  type ContentTypeName,
  type EducationCategory,
  type EventType,
  type NewsCategory,
  SITE_PICTURE,
  type SitePictureName,
} from "@headwaters/contracts";

/** The site's own pictures for cards of items without one, by category or type. */
const drawings = {
  news: {
    conservation: "news-river-cleanup",
    achievement: "news-tournament",
    program: "news-winter-tying",
    event: "news-hatchery-release",
    community: "news-new-dock",
  } satisfies Record<NewsCategory, SitePictureName>,
  events: {
    workshop: "event-fly-casting",
    educational: "event-insect-hunt",
    adventure: "event-river-float",
    conservation: "event-marsh-planting",
    competition: "event-spring-derby",
  } satisfies Record<EventType, SitePictureName>,
  education: {
    "fishing-techniques": "education-reading-water",
    conservation: "education-watershed",
    "marine-biology": "education-food-web",
    safety: "education-water-safety",
    equipment: "education-tackle",
  } satisfies Record<EducationCategory, SitePictureName>,
} satisfies Record<ContentTypeName, object>;

/** For a category that the site does not know, or where none is at hand. */
const ofType: Record<ContentTypeName, SitePictureName> = {
  news: "news-heron-count",
  events: "event-night-hike",
  education: "education-knots",
};

/** Finds the picture of an item without one of its own. */
export function findDrawing(type: ContentTypeName, category?: string) {
  const byCategory: ReadonlyMap<string, SitePictureName> = new Map(Object.entries(drawings[type]));
  return { name: byCategory.get(category ?? "") ?? ofType[type], ...SITE_PICTURE };
}
