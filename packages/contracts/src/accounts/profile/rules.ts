/**
 * The page that confirms an email address, after signing up or after a change; the mailed link adds
 * `?token=`.
 */
export const CONFIRM_EMAIL_PATH = "/account/confirm-email";

/** Lifetime of the link that confirms a changed address. */
export const EMAIL_LINK_HOURS = 24;

/** Lifetime of the link that confirms a new account's address, from the last mail with it. */
export const CONFIRMATION_LINK_DAYS = 7;

export const INVALID_EMAIL_LINK = "This link is invalid or has expired.";
