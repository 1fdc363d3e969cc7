// How the site's process is run, by npm start and by the benchmark; the Dockerfile says the same.
import { join } from "node:path";

/**
 * The site lives in some 50 MB of heap. Unasked, V8 lets several hundred MB of garbage pile up under
 * load before it looks; with these it looks earlier, for about a sixth of the pages drawn in a second.
 * None of them is a limit at which the process would end.
 */
export const nodeFlags = ["--max-semi-space-size=8", "--heap-growing-percent=20"];

export const nodeEnv = {
  // glibc would keep a heap for each thread.
  MALLOC_ARENA_MAX: "1",
  // What Node makes of our sources is kept for the next start, which then needs no TypeScript parser.
  NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node"),
};
