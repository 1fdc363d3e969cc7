import type { Picture } from "../../scene.ts";
import { authPanel } from "./auth-panel.ts";
import { emptyEvents } from "./empty-events.ts";
import { emptyNews } from "./empty-news.ts";
import { lost } from "./lost.ts";
import { programmeBeginner } from "./programme-beginner.ts";
import { programmeFamily } from "./programme-family.ts";
import { programmeMarine } from "./programme-marine.ts";

/** Pictures inside pages. */
export const pageScenes: readonly Picture[] = [
  authPanel,
  programmeBeginner,
  programmeMarine,
  programmeFamily,
  emptyNews,
  emptyEvents,
  lost,
];
