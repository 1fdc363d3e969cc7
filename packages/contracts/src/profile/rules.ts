/** The page that confirms a new e-mail address; the link mailed to it adds `?token=`. */
export const CONFIRM_EMAIL_PATH = "/account/confirm-email";

/** How long that link works. */
export const EMAIL_LINK_HOURS = 24;

export const INVALID_EMAIL_LINK = "This link is invalid or has expired.";
