// On its own: every page of the website loads it, and nothing else of what staff need.
/** Where the pages of staff are. */
export const STAFF_PATH = "/staff";

/** The page that makes its reader staff; the one-time link adds `?token=`. */
export const STAFF_INVITATION_PATH = "/staff-invitation";
