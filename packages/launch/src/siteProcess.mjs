// Start options of the site's process, for npm start and the benchmark. The Dockerfile repeats
// them.
import { join } from "node:path";
import { root } from "./install.mjs";

/**
 * V8's defaults collect garbage under load only after several hundred MB, though the site needs a
 * small part of that. These flags make it collect earlier, at the cost of some rendering speed;
 * neither is a hard limit.
 */
export const nodeFlags = ["--max-semi-space-size=8", "--heap-growing-percent=20"];

export const nodeEnv = {
  // Otherwise glibc keeps a heap for each thread.
  MALLOC_ARENA_MAX: "1",
  // Caches compiled sources, so that the next start skips the TypeScript parser.
  NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
};
