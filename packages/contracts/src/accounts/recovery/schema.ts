import { emailAddress, requiredText } from "../../validation/fields.ts";
import { z } from "../../validation/messages.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordLength } from "../rules.ts";

const INVALID_EMAIL = "Please enter a valid email address";

export const resetRequest = z.object({ email: emailAddress(INVALID_EMAIL, INVALID_EMAIL) });
export type ResetRequest = z.infer<typeof resetRequest>;

const TOO_LONG = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;

/** The rule of signing up, with this page's own messages from the specification. */
function newPassword(minLength = PASSWORD_MIN_LENGTH) {
  return z
    .string()
    .max(2 * PASSWORD_MAX_LENGTH, { error: TOO_LONG, abort: true })
    .refine(
      (password) => passwordLength(password) >= minLength,
      `Password must be at least ${minLength} characters`,
    )
    .refine((password) => passwordLength(password) <= PASSWORD_MAX_LENGTH, TOO_LONG)
    .refine(
      (password) => password.isWellFormed(),
      "Password contains characters that cannot be used",
    );
}

/** The token of a reset link. Any text is valid input. */
export const passwordReset = z.object({
  token: requiredText("Reset token", 200, "No reset token found"),
  password: newPassword(),
});
export type PasswordReset = z.infer<typeof passwordReset>;

/** The form's fields: the repeated password never leaves the browser. */
export const typedTwice = (minLength: number) =>
  z
    .object({ password: newPassword(minLength), confirmPassword: z.string() })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ["confirmPassword"],
      message: "Passwords don't match",
    });
