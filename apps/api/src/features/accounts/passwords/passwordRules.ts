import { type PasswordRules, passwordLength, passwordTooShort } from "@headwaters/contracts";
import { refusedField } from "../../../platform/errors/fieldError.ts";

/**
 * Refuses a new password that is shorter than this organisation wants, as its schema would.
 * @param field of the input that has it
 */
export function checkNewPassword(
  password: string,
  { minLength }: PasswordRules,
  field = "password",
): void {
  if (passwordLength(password) < minLength) throw refusedField(field, passwordTooShort(minLength));
}
