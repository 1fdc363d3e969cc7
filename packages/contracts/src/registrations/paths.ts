// In a file of its own, because every page loads it.
/** The page that a mail's link to cancel a registration leads to. */
export const CANCEL_REGISTRATION_PATH = "/registrations/cancel";
