import { compareCached } from "../cached.ts";
import type { Stage } from "../stage.ts";

/** Measures GET /api/news, the list that REST clients read. */
export const news = (stage: Stage) => compareCached(stage, "/api/news", true);
