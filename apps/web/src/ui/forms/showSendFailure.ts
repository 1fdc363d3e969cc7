import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { isRefusal } from "../../lib/api/failures.ts";
import { type ToastMessage, toasts } from "../../lib/toasts/store.ts";
import type { FieldErrors } from "./useFieldErrors.ts";

/**
 * Shows why a form was refused: at its fields, or in these words with another way to reach us and
 * the server's reason.
 */
export function showSendFailure(
  error: TRPCClientErrorLike<AppRouter>,
  fields: FieldErrors,
  words: ToastMessage & { description: string },
) {
  if (error.data?.issues) return fields.show(error.data.issues);
  const why = isRefusal(error) ? `. ${error.message}` : "";
  toasts.show({ ...words, description: words.description + why, variant: "destructive" });
}
