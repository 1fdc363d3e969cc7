/** Minutes in which a sign-in's second step follows the right password. */
export const SECOND_STEP_MINUTES = 10;

/** Days for which a browser is remembered, in which the account signs in without its second step. */
export const REMEMBERED_DAYS = 30;

/** Minutes for which calls that need a confirmation trust a second factor that was used. */
export const RECENT_FACTOR_MINUTES = 15;

/** Recovery codes of an account. */
export const RECOVERY_CODES = 10;

/** Passkeys of one account; more are rejected. */
export const MAX_PASSKEYS = 10;

/** Longest name of a passkey, UTF-16 units. */
export const PASSKEY_NAME_MAX = 60;

/** Days after a role that sees families was granted; SECOND_FACTOR_AFTER_DAYS changes them. */
export const SECOND_FACTOR_AFTER_DAYS = 7;

/** Answered to the right password of an account with a second factor. */
export const SECOND_STEP_NEEDED =
  "Your password is right. This account needs a second step: a passkey, or a code from your app.";

/** Answered instead of families to an account that must have a second factor and has none. */
export const SECOND_FACTOR_MISSING =
  "Set up two-step sign-in on your account page first: it protects what families tell us.";
