import { emailAddress, requiredText } from "../fields.ts";
import { z } from "../messages.ts";
import {
  MISSING_FIELDS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TOO_SHORT,
} from "./rules.ts";

/** A password that exists already, whatever the rules were when it was chosen. */
export function presentPassword(whenMissing = MISSING_FIELDS) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? whenMissing : undefined) })
    .min(1, whenMissing)
    .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters.`)
    .refine(
      (password) => password.isWellFormed(),
      "Password contains characters that cannot be used.",
    );
}

/** A password that is being chosen. */
export function newPassword(whenMissing = MISSING_FIELDS) {
  return presentPassword(whenMissing).min(PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT);
}

export const login = z.object({
  email: emailAddress(MISSING_FIELDS),
  password: presentPassword(),
});
export type Login = z.infer<typeof login>;

export const registration = z.object({
  firstName: requiredText("First name", 100, MISSING_FIELDS),
  lastName: requiredText("Last name", 100, MISSING_FIELDS),
  email: emailAddress(MISSING_FIELDS),
  password: newPassword(),
});
export type Registration = z.infer<typeof registration>;

/** What an account may know of itself; nothing else of the users table leaves the server. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});
export type User = z.infer<typeof user>;
