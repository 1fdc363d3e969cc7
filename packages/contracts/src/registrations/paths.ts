// In a file of its own, because every page loads it.
/** The page that a mail's link to cancel a registration leads to. */
export const CANCEL_REGISTRATION_PATH = "/registrations/cancel";
/** The page that a mail's link to become a guardian leads to. */
export const GUARDIAN_INVITATION_PATH = "/account/guardian-invitation";
