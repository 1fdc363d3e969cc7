import { type PasswordRules, passwordLength, passwordTooShort } from "@headwaters/contracts";
import { TRPCError } from "@trpc/server";
import { z } from "zod";

/**
 * Refuses a new password that is shorter than this organisation wants, as its schema would.
 * @param field of the input that has it
 */
export function checkNewPassword(
  password: string,
  { minLength }: PasswordRules,
  field = "password",
): void {
  if (passwordLength(password) >= minLength) return;
  const message = passwordTooShort(minLength);
  const cause = new z.ZodRealError([{ code: "custom", path: [field], message, input: undefined }]);
  throw new TRPCError({ code: "BAD_REQUEST", message, cause });
}
