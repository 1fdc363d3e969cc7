import { availableParallelism } from "node:os";

/** Workers of vitest. Many of its tests wait for servers and mails: one more than cores uses these. */
export const vitestWorkers = availableParallelism() + 1;
