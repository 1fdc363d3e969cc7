import type { DemoEducationArticle } from "./article.ts";
import { catchAndRelease } from "./catch-and-release.ts";
import { foodWeb } from "./food-web.ts";
import { ice } from "./ice.ts";
import { knots } from "./knots.ts";
import { readingWater } from "./reading-water.ts";
import { tackle } from "./tackle.ts";
import { waterSafety } from "./water-safety.ts";
import { watershed } from "./watershed.ts";

/** Newest first, as the site shows them. */
export const demoEducation: readonly DemoEducationArticle[] = [
  knots,
  readingWater,
  catchAndRelease,
  foodWeb,
  tackle,
  waterSafety,
  watershed,
  ice,
];
