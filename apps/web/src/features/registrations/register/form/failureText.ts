import { isUnauthorized, serverMessage } from "#lib/api/failures.ts";
import { registeringTexts } from "../../texts/registerForm.ts";

/** The text of a failure, if any. */
export function failureText(
  error: { message: string; cause?: unknown } | null,
  unreachable: string = registeringTexts.failed,
): string | null {
  if (!error) return null;
  if (isUnauthorized(error)) return registeringTexts.signedOut;
  return serverMessage(error) ?? unreachable;
}
