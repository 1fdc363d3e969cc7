// How the site's process is started, by npm start and by the benchmark. The Dockerfile repeats it.
import { join } from "node:path";
import { root } from "./install.mjs";

/**
 * The site needs some 50 MB of heap, but by default V8 collects garbage under load only after several
 * hundred MB. These flags make it collect earlier, which costs about a sixth of the pages rendered in
 * a second. Neither is a limit at which the process would end.
 */
export const nodeFlags = ["--max-semi-space-size=8", "--heap-growing-percent=20"];

export const nodeEnv = {
  // Otherwise glibc keeps a heap for each thread.
  MALLOC_ARENA_MAX: "1",
  // Caches compiled sources, so that the next start skips the TypeScript parser.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
};
