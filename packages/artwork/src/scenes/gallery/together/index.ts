import type { Picture } from "../../../scene.ts";
import { galleryBusDawn } from "./bus-dawn.ts";
import { galleryCampfireCircle } from "./campfire-circle.ts";
import { galleryCanoeCarry } from "./canoe-carry.ts";
import { galleryCityCasting } from "./lessons/city-casting.ts";
import { galleryKnotLesson } from "./lessons/knot-lesson.ts";
import { galleryMapCompass } from "./lessons/map-compass.ts";
import { galleryPondMicroscope } from "./lessons/pond-microscope.ts";
import { galleryRaceways } from "./lessons/raceways.ts";
import { galleryStreamTray } from "./lessons/stream-tray.ts";
import { galleryTroutTank } from "./lessons/trout-tank.ts";
import { galleryDuckBox } from "./work/duck-box.ts";
import { galleryLogJam } from "./work/log-jam.ts";
import { galleryStormDrain } from "./work/storm-drain.ts";
import { galleryWadersLine } from "./work/waders-line.ts";
import { galleryWetCradle } from "./work/wet-cradle.ts";
import { galleryWillowStakes } from "./work/willow-stakes.ts";

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
