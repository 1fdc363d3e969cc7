// In a file of its own, because every page loads it.
/** Where the link in a mail leads that cancels a registration. */
export const CANCEL_REGISTRATION_PATH = "/registrations/cancel";
