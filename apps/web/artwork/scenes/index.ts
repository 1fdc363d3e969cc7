import type { Picture } from "../scene.ts";
import { articleScenes } from "./articles/index.ts";
import { authPanel } from "./auth-panel.ts";
import { emptyEvents } from "./empty-events.ts";
import { emptyNews } from "./empty-news.ts";
import { anglerScenes } from "./gallery/anglers/index.ts";
import { fishScenes } from "./gallery/fish/index.ts";
import { togetherScenes } from "./gallery/together/index.ts";
import { wildScenes } from "./gallery/wild/index.ts";
import { galleryAutumnCanoe } from "./gallery-autumn-canoe.ts";
import { galleryNightCamp } from "./gallery-night-camp.ts";
import { gallerySpringBrook } from "./gallery-spring-brook.ts";
import { galleryWinterIce } from "./gallery-winter-ice.ts";
import { heroScenes } from "./heroes/index.ts";
import { home } from "./home.ts";
import { leaderScenes } from "./leaders/index.ts";
import { lost } from "./lost.ts";
import { members } from "./members.ts";
import { newsHatcheryRelease } from "./news-hatchery-release.ts";
import { newsHero } from "./news-hero.ts";
import { newsHeronCount } from "./news-heron-count.ts";
import { newsNewDock } from "./news-new-dock.ts";
import { newsRiverCleanup } from "./news-river-cleanup.ts";
import { newsTournament } from "./news-tournament.ts";
import { newsWinterTying } from "./news-winter-tying.ts";
import { programmeBeginner } from "./programme-beginner.ts";
import { programmeFamily } from "./programme-family.ts";
import { programmeMarine } from "./programme-marine.ts";

/** What only the gallery shows: its pictures are known in a file that no other page fetches. */
export const galleryScenes: readonly Picture[] = [
  ...wildScenes,
  ...anglerScenes,
  ...fishScenes,
  ...togetherScenes,
];

/** All other pictures, in the order the manifest lists them. */
export const scenes: readonly Picture[] = [
  ...home,
  ...members,
  newsHero,
  authPanel,
  programmeBeginner,
  programmeMarine,
  programmeFamily,
  gallerySpringBrook,
  galleryAutumnCanoe,
  galleryNightCamp,
  galleryWinterIce,
  newsRiverCleanup,
  newsTournament,
  newsHatcheryRelease,
  newsNewDock,
  newsWinterTying,
  newsHeronCount,
  emptyNews,
  emptyEvents,
  lost,
  ...leaderScenes,
  ...heroScenes,
  ...articleScenes,
];
