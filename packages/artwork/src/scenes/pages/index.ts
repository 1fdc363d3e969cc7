import type { Picture } from "../../scene.ts";
import { authPanel } from "./auth-panel.ts";
import { emptyEvents } from "./empty-events.ts";
import { emptyNews } from "./empty-news.ts";
import { lost } from "./lost.ts";
import { programBeginner } from "./program-beginner.ts";
import { programFamily } from "./program-family.ts";
import { programMarine } from "./program-marine.ts";

/** Pictures inside pages. */
export const pageScenes: readonly Picture[] = [
  authPanel,
  programBeginner,
  programMarine,
  programFamily,
  emptyNews,
  emptyEvents,
  lost,
];
