import { compareCached } from "../cached.ts";
import type { Stage } from "../stage.ts";

/** GET / as visitors get it. */
export const home = (stage: Stage) => compareCached(stage, "/", false);
