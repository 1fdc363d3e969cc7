import { emailAddress, requiredLine, shownEmail } from "../validation/fields.ts";
import { z } from "../validation/messages.ts";
import { grantedRoles, roles } from "./rights.ts";
import {
  MISSING_FIELDS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  passwordLength,
  passwordTooShort,
} from "./rules.ts";

const TOO_LONG = `Password must be at most ${PASSWORD_MAX_LENGTH} characters.`;

/** A password that exists already; it may be older than today's rules. */
export function currentPasswordField(whenMissing = MISSING_FIELDS) {
  return (
    z
      .string({ error: (issue) => (issue.input === undefined ? whenMissing : undefined) })
      .min(1, whenMissing)
      // A character has at most two UTF-16 units: longer texts need no count.
      .max(2 * PASSWORD_MAX_LENGTH, { error: TOO_LONG, abort: true })
      .refine((password) => passwordLength(password) <= PASSWORD_MAX_LENGTH, TOO_LONG)
      .refine(
        (password) => password.isWellFormed(),
        "Password contains characters that cannot be used.",
      )
  );
}

/** A new password; an organization may require more (accounts.passwordRules). */
export function newPassword(whenMissing = MISSING_FIELDS, minLength = PASSWORD_MIN_LENGTH) {
  return currentPasswordField(whenMissing).refine(
    (password) => passwordLength(password) >= minLength,
    passwordTooShort(minLength),
  );
}

export const login = z.object({
  email: emailAddress(MISSING_FIELDS),
  password: currentPasswordField(),
});
export type Login = z.infer<typeof login>;

export const registration = z.object({
  firstName: requiredLine("First name", 100, MISSING_FIELDS),
  lastName: requiredLine("Last name", 100, MISSING_FIELDS),
  email: emailAddress(MISSING_FIELDS),
  password: newPassword(),
});
export type Registration = z.infer<typeof registration>;

/** The account as its owner sees it; no other column of `users` leaves the server. */
export const user = z.object({
  id: z.string(),
  email: shownEmail,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The roles that staff granted, from most to fewest rights (rights.ts). */
  roles: z.array(z.enum(grantedRoles)),
  /** The first of `roles`, or "member": for display only. */
  role: z.enum(roles),
});
export type User = z.infer<typeof user>;

/** The account that calls, as services get it. */
export interface Caller extends User {
  /** The access token with which it calls, which the audit log names; absent in a session. */
  token?: { id: string; name: string };
}

/** An account whose password was just verified or set. */
export interface VerifiedUser extends User {
  /** The hash of that password; the output schema keeps it on the server. */
  password: string;
}

/** Rules for new passwords. */
export const passwordRules = z.object({ minLength: z.int() });
export type PasswordRules = z.infer<typeof passwordRules>;
