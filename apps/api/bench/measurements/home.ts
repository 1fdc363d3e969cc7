import { compareCached } from "../cached.ts";
import type { Stage } from "../stage.ts";

/** Measures GET / for anonymous requests. */
export const home = (stage: Stage) => compareCached(stage, "/", false);
