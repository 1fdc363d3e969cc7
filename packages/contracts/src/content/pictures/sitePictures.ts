/** The site's own pictures in content: their files are /pictures/<name>-<width>.avif and .webp. */
export const sitePictureNames = [
  "education-catch-release",
  "education-food-web",
  "education-knots",
  "education-reading-water",
  "education-tackle",
  "education-water-safety",
  "education-watershed",
  "event-fly-casting",
  "event-ice-day",
  "event-insect-hunt",
  "event-marsh-planting",
  "event-night-hike",
  "event-river-float",
  "event-spring-derby",
  "news-hatchery-release",
  "news-heron-count",
  "news-new-dock",
  "news-river-cleanup",
  "news-tournament",
  "news-winter-tying",
] as const;
export type SitePictureName = (typeof sitePictureNames)[number];

/** Pixels of the largest file of each, and the widths of all: `article` in packages/artwork/src/shapes.ts. */
export const SITE_PICTURE = { width: 1280, height: 720, widths: [480, 720, 960, 1280] } as const;

const SITE_PICTURE_PATH = /^\/pictures\/([\w-]+)-\d+\.(?:avif|webp)$/;

/** The name of the site's own picture at this address; undefined for any other address. */
export function parseSitePicture(url: string): SitePictureName | undefined {
  const name = SITE_PICTURE_PATH.exec(url)?.[1];
  return sitePictureNames.find((one) => one === name);
}
