import type { Picture } from "../../scene.ts";
import { haddad } from "./haddad.ts";
import { lindqvist } from "./lindqvist.ts";
import { okafor } from "./okafor.ts";
import { redbird } from "./redbird.ts";
import { tanaka } from "./tanaka.ts";
import { vega } from "./vega.ts";

/** The people who lead Headwaters, half length, in the order they are introduced. */
export const leaderScenes: readonly Picture[] = [vega, okafor, lindqvist, tanaka, haddad, redbird];
