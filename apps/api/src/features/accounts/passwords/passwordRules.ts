import { type PasswordRules, passwordLength, passwordTooShort } from "@headwaters/contracts";
import { invalidField } from "../../../platform/errors/errors.ts";

/**
 * Throws a field error, like the input schema's, for a password under the configured minimum length.
 * @param field name of the input field
 */
export function checkNewPassword(
  password: string,
  { minLength }: PasswordRules,
  field = "password",
): void {
  if (passwordLength(password) < minLength) throw invalidField(field, passwordTooShort(minLength));
}
