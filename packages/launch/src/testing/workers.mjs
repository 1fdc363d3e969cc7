// How many processes test at once. Tests wait for servers, browsers and mails: one more worker than
// cores keeps the cores busy, and no test waits long for its turn.
import { availableParallelism } from "node:os";

const cores = availableParallelism();

/** Workers of a suite that has the machine to itself. */
export const workers = cores + 1;
