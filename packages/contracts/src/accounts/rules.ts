/** The least that an organization may require; the variable PASSWORD_MIN_LENGTH raises it. */
export const PASSWORD_MIN_LENGTH = 6;
/**
 * Longer ones are rejected before they are hashed, as hashing long texts would burden the server.
 */
export const PASSWORD_MAX_LENGTH = 200;

export const MISSING_FIELDS = "Please fill in all fields.";

export const INVALID_LOGIN = "Invalid email or password.";

export function passwordTooShort(minLength: number): string {
  return `Password must be at least ${minLength} characters.`;
}

/** The number of user-visible characters in the hashed form (NFKC): an emoji is one. */
export function passwordLength(password: string): number {
  return Array.from(password.normalize("NFKC")).length;
}

/** Minutes that a password reset link works. */
export const RESET_LINK_MINUTES = 60;

/** "45 minutes", "1 hour", "24 hours" */
export function formatMinutes(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? "1 hour" : `${minutes / 60} hours`;
}

export const formatHours = (hours: number) => formatMinutes(60 * hours);

/** Days that a session lasts after its last use. */
export const SESSION_DAYS = 7;

/** Minutes for which calls that change who may do what trust a password that was given. */
export const RECENT_PASSWORD_MINUTES = 10;

/** How often staff and organizers get notices by mail. */
export const noticeFrequencies = ["atOnce", "daily", "never"] as const;
export type NoticeFrequency = (typeof noticeFrequencies)[number];

/** The hour of the daily mail, by the organization's clock. */
export const DAILY_NOTICE_HOUR = 7;
