// How many processes each of the two suites tests with. The suites run side by side.
import { availableParallelism } from "node:os";

const cores = availableParallelism();

/** Of Playwright. Each keeps a browser and a site busy. */
export const browserWorkers = cores;

/** Of vitest. Many of its tests wait for servers and mails: one more uses the cores meanwhile. */
export const workers = cores + 1;
