/*
 * When queries ask again. Every mutation invalidates what it changes (invalidation.ts), and on staff pages the
 * stream of changes invalidates what others change (layout/staff/live). Beyond that, these options decide.
 */

/** The default, in ms: so long an answer counts as new. */
export const STALE_MS = 5 * 60 * 1000;

/**
 * For data that others change: asks again whenever the window gets the focus, and when a component mounts
 * with an answer that is older than ten seconds. A page's data from the server counts as new at hydration.
 */
export const freshQuery = { staleTime: 10_000, refetchOnWindowFocus: "always" } as const;

/** For a dialog or a part that opens before a decision: asks again each time it mounts. */
export const queryOnOpen = { staleTime: 0 } as const;

// Poll intervals in ms, for what changes under the eyes of a reader and is not on the stream.

/** The mail of a message or an application, until it is sent. */
export const PENDING_MAIL_POLL_MS = 3_000;
/** The roster: volunteers see each other's check-ins. */
export const ROSTER_POLL_MS = 10_000;
/** Seats and offers, while one of the family waits. */
export const WAITLIST_POLL_MS = 30_000;
