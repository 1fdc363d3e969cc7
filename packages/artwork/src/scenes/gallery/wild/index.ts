import type { Picture } from "../../../scene.ts";
import { galleryBeaverDusk } from "./animals/beaver-dusk.ts";
import { galleryDipperCreek } from "./animals/dipper-creek.ts";
import { galleryHeronSun } from "./animals/heron-sun.ts";
import { galleryLilySkimmer } from "./animals/lily-skimmer.ts";
import { galleryLoonChick } from "./animals/loon-chick.ts";
import { galleryMooseMarsh } from "./animals/moose-marsh.ts";
import { galleryOtters } from "./animals/otters.ts";
import { galleryTreeFrog } from "./animals/tree-frog.ts";
import { galleryTurtles } from "./animals/turtles.ts";
import { galleryWinterEagle } from "./animals/winter-eagle.ts";
import { galleryFallOxbow } from "./fall-oxbow.ts";
import { galleryFernGorge } from "./fern-gorge.ts";
import { galleryMilkyWay } from "./milky-way.ts";
import { galleryRedwoodCreek } from "./redwood-creek.ts";
import { gallerySnowBridge } from "./snow-bridge.ts";
import { galleryTidalMaze } from "./tidal-maze.ts";

/** Animals, plants and places by the water, in all seasons and weathers. */
export const wildScenes: readonly Picture[] = [
  galleryOtters,
  galleryHeronSun,
  gallerySnowBridge,
  galleryLilySkimmer,
  galleryFallOxbow,
  galleryLoonChick,
  galleryTidalMaze,
  galleryRedwoodCreek,
  galleryBeaverDusk,
  galleryTurtles,
  galleryWinterEagle,
  galleryFernGorge,
  galleryMooseMarsh,
  galleryTreeFrog,
  galleryMilkyWay,
  galleryDipperCreek,
];
