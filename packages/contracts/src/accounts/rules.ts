export const PASSWORD_MIN_LENGTH = 6;
/** Longer ones are refused before they are hashed: hashing must not be a way to burden the server. */
export const PASSWORD_MAX_LENGTH = 200;

export const MISSING_FIELDS = "Please fill in all fields.";
export const PASSWORD_TOO_SHORT = "Password must be at least 6 characters.";
