import {
  type ContentTypeName,
  type EducationCategory,
  type EventType,
  type NewsCategory,
  parseSitePicture,
  parseUploadId,
  SITE_PICTURE,
} from "@headwaters/contracts";
import { cropForLinks, type PreviewPicture, picturePath } from "#ui/meta/previewPicture.ts";

/**
 * Pictures of the gallery that stand for an item without one, by its category or type: no item of
 * the site itself has these.
 */
const placeholders = {
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

/** Finds the picture for a card whose item has none; a category may be one that only the database knows. */
export function findPlaceholderPicture(type: ContentTypeName, category: string) {
  const byCategory = new Map<string, string>(Object.entries(placeholders[type]));
  const name = `gallery-${byCategory.get(category) ?? "boots-over-water"}`;
  return { name, width: 960, height: 720, widths: [480, 960] };
}

/** The site's own picture at this address, with its sizes. */
export function findSitePicture(imageUrl: string) {
  const name = parseSitePicture(imageUrl);
  return name && { name, ...SITE_PICTURE };
}

/** The preview picture of links to an item's page; undefined for an item without one. */
export function findPreviewPicture(
  imageUrl: string | null,
  imageAlt?: string | null,
): PreviewPicture | undefined {
  if (!imageUrl) return undefined;
  const own = findSitePicture(imageUrl);
  if (!own && !parseUploadId(imageUrl)) return { url: imageUrl };
  return {
    ...cropForLinks(own ? picturePath(own) : imageUrl),
    ...(imageAlt && { alt: imageAlt }),
  };
}
