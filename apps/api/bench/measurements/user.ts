import { compareSignedIn } from "../signedIn.ts";
import type { Stage } from "../stage.ts";

/** Measures GET /api/user with a session: the fixed cost of a signed-in request. */
export const user = (stage: Stage) => compareSignedIn(stage, { path: "/api/user", least: 0.5 });
