// How many processes each of the two suites tests with. The suites run side by side: many tests of
// vitest wait for servers and mails, and those of browsers use the cores meanwhile.
import { availableParallelism } from "node:os";

const cores = availableParallelism();

/** Workers of a suite. */
export const workers = cores;
