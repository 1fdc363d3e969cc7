// In a file of its own, because every page loads it: a device may have check-ins to send.
/** A device sends a check-in at most this long after it was made, in ms. */
export const CHECK_IN_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** A check-in names at most this many values that its maker had seen. */
export const CHECK_IN_SEEN_MAX = 20;
