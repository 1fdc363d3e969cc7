import { creekCleanup } from "./creek-cleanup.ts";
import { derby } from "./derby.ts";
import type { DemoEvent } from "./event.ts";
import { flyCasting } from "./fly-casting.ts";
import { iceDay } from "./ice-day.ts";
import { insectHunt } from "./insect-hunt.ts";
import { juniorLeaders } from "./junior-leaders.ts";
import { lanternWalk } from "./lantern-walk.ts";
import { marshPlanting } from "./marsh-planting.ts";
import { riverFloat } from "./river-float.ts";

export const demoEvents: readonly DemoEvent[] = [
  flyCasting,
  insectHunt,
  marshPlanting,
  lanternWalk,
  derby,
  riverFloat,
  juniorLeaders,
  iceDay,
  creekCleanup,
];
