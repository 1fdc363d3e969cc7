import type { Picture } from "../../../scene.ts";
import { anglersBootsOverWater } from "./boots-over-water.ts";
import { anglersBreakwater } from "./breakwater.ts";
import { anglersCanePoles } from "./cane-poles.ts";
import { anglersCanyonDrift } from "./canyon-drift.ts";
import { anglersCoveredBridge } from "./covered-bridge.ts";
import { anglersFootbridge } from "./footbridge.ts";
import { anglersGravelPicnic } from "./gravel-picnic.ts";
import { anglersIceShelter } from "./ice-shelter.ts";
import { anglersLawnCasting } from "./lawn-casting.ts";
import { anglersMistyKayaks } from "./misty-kayaks.ts";
import { anglersMorningLoop } from "./morning-loop.ts";
import { anglersNightLantern } from "./night-lantern.ts";
import { anglersRainPonchos } from "./rain-ponchos.ts";
import { anglersRiffleLine } from "./riffle-line.ts";
import { anglersSunfishRelease } from "./sunfish-release.ts";
import { anglersSunsetPlatform } from "./sunset-platform.ts";
import { anglersSurfRods } from "./surf-rods.ts";

/** Young anglers and their families, in the order they hang. */
export const anglerScenes: readonly Picture[] = [
  anglersCanePoles,
  anglersMorningLoop,
  anglersMistyKayaks,
  anglersBreakwater,
  anglersFootbridge,
  anglersBootsOverWater,
  anglersSunfishRelease,
  anglersSunsetPlatform,
  anglersRiffleLine,
  anglersRainPonchos,
  anglersIceShelter,
  anglersCoveredBridge,
  anglersNightLantern,
  anglersLawnCasting,
  anglersCanyonDrift,
  anglersSurfRods,
  anglersGravelPicnic,
];
