import { type PasswordRules, passwordLength, passwordTooShort } from "@headwaters/contracts";
import { invalidField } from "../../../platform/errors/errors.ts";

/**
 * Refuses a new password that is shorter than this organisation wants, as its schema would.
 * @param field of the input that has it
 */
export function checkNewPassword(
  password: string,
  { minLength }: PasswordRules,
  field = "password",
): void {
  if (passwordLength(password) < minLength) throw invalidField(field, passwordTooShort(minLength));
}
