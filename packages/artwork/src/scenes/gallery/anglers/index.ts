import type { Picture } from "../../../scene.ts";
import { anglersBreakwater } from "./breakwater.ts";
import { anglersBootsOverWater } from "./lakes/boots-over-water.ts";
import { anglersCanePoles } from "./lakes/cane-poles.ts";
import { anglersIceShelter } from "./lakes/ice-shelter.ts";
import { anglersMistyKayaks } from "./lakes/misty-kayaks.ts";
import { anglersNightLantern } from "./lakes/night-lantern.ts";
import { anglersRainPonchos } from "./lakes/rain-ponchos.ts";
import { anglersSunfishRelease } from "./lakes/sunfish-release.ts";
import { anglersSunsetPlatform } from "./lakes/sunset-platform.ts";
import { anglersLawnCasting } from "./lawn-casting.ts";
import { anglersCanyonDrift } from "./rivers/canyon-drift.ts";
import { anglersCoveredBridge } from "./rivers/covered-bridge.ts";
import { anglersFootbridge } from "./rivers/footbridge.ts";
import { anglersGravelPicnic } from "./rivers/gravel-picnic.ts";
import { anglersMorningLoop } from "./rivers/morning-loop.ts";
import { anglersRiffleLine } from "./rivers/riffle-line.ts";
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
