import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { isRefusal } from "../../lib/api/failures.ts";
import { type ToastMessage, toasts } from "../../lib/toasts/store.ts";
import type { FieldErrors } from "./useFieldErrors.ts";

/**
 * Says why what a visitor sends was not taken: at its fields, or in these words, which say where else
 * to turn, with the server's reason where it knows one.
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
