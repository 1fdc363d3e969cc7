import type { Picture } from "../../scene.ts";
import { educationCatchRelease } from "./education/catch-release.ts";
import { educationFoodWeb } from "./education/food-web.ts";
import { educationKnots } from "./education/knots.ts";
import { educationReadingWater } from "./education/reading-water.ts";
import { educationTackle } from "./education/tackle.ts";
import { educationWaterSafety } from "./education/water-safety.ts";
import { educationWatershed } from "./education/watershed.ts";
import { eventFlyCasting } from "./events/fly-casting.ts";
import { eventIceDay } from "./events/ice-day.ts";
import { eventInsectHunt } from "./events/insect-hunt.ts";
import { eventMarshPlanting } from "./events/marsh-planting.ts";
import { eventNightHike } from "./events/night-hike.ts";
import { eventRiverFloat } from "./events/river-float.ts";
import { eventSpringDerby } from "./events/spring-derby.ts";
import { newsHatcheryRelease } from "./news/hatchery-release.ts";
import { newsHeronCount } from "./news/heron-count.ts";
import { newsNewDock } from "./news/new-dock.ts";
import { newsRiverCleanup } from "./news/river-cleanup.ts";
import { newsTournament } from "./news/tournament.ts";
import { newsWinterTying } from "./news/winter-tying.ts";

/** Pictures of news, of events and of articles to learn from. */
export const articleScenes: readonly Picture[] = [
  newsHatcheryRelease,
  newsHeronCount,
  newsNewDock,
  newsRiverCleanup,
  newsTournament,
  newsWinterTying,
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
