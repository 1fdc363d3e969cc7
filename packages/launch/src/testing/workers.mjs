import { availableParallelism } from "node:os";

/** Workers of vitest: one more than cores, because many tests wait for servers and mails. */
export const vitestWorkers = availableParallelism() + 1;
