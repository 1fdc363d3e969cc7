import type { Picture } from "../../../scene.ts";
import { galleryBusDawn } from "./bus-dawn.ts";
import { galleryCampfireCircle } from "./campfire-circle.ts";
import { galleryCanoeCarry } from "./canoe-carry.ts";
import { galleryCityCasting } from "./city-casting.ts";
import { galleryDuckBox } from "./duck-box.ts";
import { galleryKnotLesson } from "./knot-lesson.ts";
import { galleryLogJam } from "./log-jam.ts";
import { galleryMapCompass } from "./map-compass.ts";
import { galleryPondMicroscope } from "./pond-microscope.ts";
import { galleryRaceways } from "./raceways.ts";
import { galleryStormDrain } from "./storm-drain.ts";
import { galleryStreamTray } from "./stream-tray.ts";
import { galleryTroutTank } from "./trout-tank.ts";
import { galleryWadersLine } from "./waders-line.ts";
import { galleryWetCradle } from "./wet-cradle.ts";
import { galleryWillowStakes } from "./willow-stakes.ts";

/** Conservation work, learning, camp and company. */
export const togetherScenes: readonly Picture[] = [
  galleryStreamTray,
  galleryBusDawn,
  galleryWillowStakes,
  galleryKnotLesson,
  galleryCanoeCarry,
  galleryDuckBox,
  galleryPondMicroscope,
  galleryLogJam,
  galleryCampfireCircle,
  galleryRaceways,
  galleryWetCradle,
  galleryMapCompass,
  galleryCityCasting,
  galleryWadersLine,
  galleryTroutTank,
  galleryStormDrain,
];
