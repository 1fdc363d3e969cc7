import { isUnauthorized, serverMessage } from "../../../../lib/api/failures.ts";
import { registeringTexts } from "../../texts/registerForm.ts";

/** What to say of something that could not be done; nothing of what could. */
export function failureText(
  error: { message: string; cause?: unknown } | null,
  unreachable: string = registeringTexts.failed,
): string | null {
  if (!error) return null;
  if (isUnauthorized(error)) return registeringTexts.signedOut;
  return serverMessage(error) ?? unreachable;
}
