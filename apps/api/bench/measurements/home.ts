import { compareKept } from "../kept.ts";
import type { Stage } from "../stage.ts";

/** GET / as visitors get it. */
export const home = (stage: Stage) => compareKept(stage, "/", false);
