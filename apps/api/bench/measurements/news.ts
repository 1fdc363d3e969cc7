import { compareKept } from "../kept.ts";
import type { Stage } from "../stage.ts";

/** GET /api/news, the list that every client of REST asks for. */
export const news = (stage: Stage) => compareKept(stage, "/api/news", true);
