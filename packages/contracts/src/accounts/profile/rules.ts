/** The page that confirms an e-mail address, of a new account or a new one; the link mailed to it adds `?token=`. */
export const CONFIRM_EMAIL_PATH = "/account/confirm-email";

/** How long the link to a new address of an account works. */
export const EMAIL_LINK_HOURS = 24;

/** How long the link to the address of a new account works, from the last mail that brings it. */
export const CONFIRMATION_LINK_DAYS = 7;

export const INVALID_EMAIL_LINK = "This link is invalid or has expired.";
