import type { Picture } from "../../../scene.ts";
import { galleryBeaverDusk } from "./beaver-dusk.ts";
import { galleryDipperCreek } from "./dipper-creek.ts";
import { galleryFallOxbow } from "./fall-oxbow.ts";
import { galleryFernGorge } from "./fern-gorge.ts";
import { galleryHeronSun } from "./heron-sun.ts";
import { galleryLilySkimmer } from "./lily-skimmer.ts";
import { galleryLoonChick } from "./loon-chick.ts";
import { galleryMilkyWay } from "./milky-way.ts";
import { galleryMooseMarsh } from "./moose-marsh.ts";
import { galleryOtters } from "./otters.ts";
import { galleryRedwoodCreek } from "./redwood-creek.ts";
import { gallerySnowBridge } from "./snow-bridge.ts";
import { galleryTidalMaze } from "./tidal-maze.ts";
import { galleryTreeFrog } from "./tree-frog.ts";
import { galleryTurtles } from "./turtles.ts";
import { galleryWinterEagle } from "./winter-eagle.ts";

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
