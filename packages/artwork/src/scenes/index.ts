import type { Picture } from "../scene.ts";
import { anglerScenes } from "./gallery/anglers/index.ts";
import { favoriteScenes } from "./gallery/favorites/index.ts";
import { fishScenes } from "./gallery/fish/index.ts";
import { togetherScenes } from "./gallery/together/index.ts";
import { wildScenes } from "./gallery/wild/index.ts";
import { heroScenes } from "./heroes/index.ts";
import { leaderScenes } from "./leaders/index.ts";
import { pageScenes } from "./pages/index.ts";

/** What only the gallery shows: its pictures are known in a file that no other page fetches. */
export const galleryScenes: readonly Picture[] = [
  ...wildScenes,
  ...anglerScenes,
  ...fishScenes,
  ...togetherScenes,
];

/** What news, events and education articles show: contracts name them, all in one shape. */
export { articleScenes } from "./articles/index.ts";

/** All other pictures, in the order the manifest lists them. */
export const scenes: readonly Picture[] = [
  ...heroScenes,
  ...pageScenes,
  ...favoriteScenes,
  ...leaderScenes,
];
