/** Longer names of children are rejected, in UTF-16 units. */
export const NAME_MAX = 50;

/** Letters of any script with their marks, the joiners that Persian and Indic names need, spaces, hyphens and apostrophes. */
const NAME = /^(?=.*\p{L})(?:\p{L}|\p{M}|\u200c|\u200d|[ '’\-‐‑])+$/u;
/**
 * A period that no mail program takes for that of an address: after a letter that ends a word
 * ("St. John", "Jr."), or between two initials, as no top-level domain has one letter ("J.R.").
 */
const ABBREVIATION =
  /(?<=\p{L}\p{M}*)\.(?=[ -]|$)|(?<=(?:^|[ .-])\p{L}\p{M}*)\.(?=\p{L}\p{M}*\.)/gu;

/** Shown instead of an account's name that does not look like a name. */
const UNREADABLE = "Someone whose name we cannot show";

/** Checks that a text looks like a name: allowed characters and length. */
export function isName(text: string): boolean {
  return text.length <= NAME_MAX && NAME.test(text.replace(ABBREVIATION, ""));
}

/**
 * The name that an account typed, for mails and pages that others read; null if it does not look
 * like a name, as anyone can sign up with any text.
 */
export function displayName(typed: string | null): string | null {
  const name = (typed ?? "").trim();
  return isName(name) ? name : null;
}

/**
 * The first words of a mail. Only a text that looks like a name is shown, as anyone can register
 * another person's address.
 */
export function greet(firstName: string | null): string {
  const name = displayName(firstName);
  return name ? `Hello ${name},` : "Hello,";
}

/** The same for first and last name: the parts that look like names. */
export function displayFullName(person: {
  firstName: string | null;
  lastName: string | null;
}): string | null {
  const names = [displayName(person.firstName), displayName(person.lastName)];
  return names.filter(Boolean).join(" ") || null;
}

/**
 * The name of an account, with a substitute if it does not look like a name; null when the account
 * is deleted.
 */
export function displayAccount(
  account: { firstName: string | null; lastName?: string | null } | null,
): string | null {
  return account && (displayFullName({ lastName: null, ...account }) ?? UNREADABLE);
}
