/**
 * The longest that a request may take, in milliseconds: a stopping process waits as long for its
 * answer. Proxies in front, and whatever stops the process, have to allow more (README, Operations).
 */
export const LONGEST_REQUEST = 60_000;

/** Of that, how long a family waits for its turn to register; the rest is for registering it. */
export const REGISTRATION_WAIT = LONGEST_REQUEST - 5_000;
