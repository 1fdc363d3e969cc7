// In a file of its own, because every page loads it.
/** Where the pages of staff are. */
export const STAFF_PATH = "/staff";

/** The page that makes its reader staff; the one-time link adds `?token=`. */
export const STAFF_INVITATION_PATH = "/staff-invitation";

/** Where staff approve events for registration. */
export const STAFF_EVENTS_PATH = "/staff/events";
