import type { Picture } from "../../scene.ts";
import { educationCatchRelease } from "./education-catch-release.ts";
import { educationFoodWeb } from "./education-food-web.ts";
import { educationKnots } from "./education-knots.ts";
import { educationReadingWater } from "./education-reading-water.ts";
import { educationTackle } from "./education-tackle.ts";
import { educationWaterSafety } from "./education-water-safety.ts";
import { educationWatershed } from "./education-watershed.ts";
import { eventFlyCasting } from "./event-fly-casting.ts";
import { eventIceDay } from "./event-ice-day.ts";
import { eventInsectHunt } from "./event-insect-hunt.ts";
import { eventMarshPlanting } from "./event-marsh-planting.ts";
import { eventNightHike } from "./event-night-hike.ts";
import { eventRiverFloat } from "./event-river-float.ts";
import { eventSpringDerby } from "./event-spring-derby.ts";

/** Pictures of events and of articles to learn from. */
export const articleScenes: readonly Picture[] = [
  eventFlyCasting,
  eventSpringDerby,
  eventNightHike,
  eventMarshPlanting,
  eventRiverFloat,
  eventIceDay,
  eventInsectHunt,
  educationKnots,
  educationReadingWater,
  educationCatchRelease,
  educationFoodWeb,
  educationTackle,
  educationWaterSafety,
  educationWatershed,
];
