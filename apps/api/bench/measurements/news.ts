import { compareCached } from "../cached.ts";
import type { Stage } from "../stage.ts";

/** GET /api/news, the list that every client of REST asks for. */
export const news = (stage: Stage) => compareCached(stage, "/api/news", true);
