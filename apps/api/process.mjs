// How the site's process is run, by npm start and by the benchmark; the Dockerfile says the same.

/**
 * The site lives in some 50 MB of heap. Unasked, V8 lets several hundred MB of garbage pile up under
 * load before it looks; with these it looks earlier, for about a sixth of the pages drawn in a second.
 * None of them is a limit at which the process would end.
 */
export const nodeFlags = ["--max-semi-space-size=12", "--heap-growing-percent=30"];

/** The same for glibc, which keeps a heap for each thread. */
export const nodeEnv = { MALLOC_ARENA_MAX: "1" };
