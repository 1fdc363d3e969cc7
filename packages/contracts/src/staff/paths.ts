// In a file of its own, because every page loads it.
/** The page of staff; the others are below it. */
export const STAFF_PATH = "/staff";

/** The page that makes its reader staff; the one-time link adds `?token=`. */
export const STAFF_INVITATION_PATH = "/staff-invitation";

/** The page on which staff approve events for registration. */
export const STAFF_EVENTS_PATH = "/staff/events";
