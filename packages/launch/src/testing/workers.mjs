import { availableParallelism } from "node:os";

/** Workers of vitest: two more than cores, because tests wait for servers and mails half of the time. */
export const vitestWorkers = availableParallelism() + 2;
