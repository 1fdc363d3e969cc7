import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { isRefusal } from "../../lib/api/failures.ts";
import { type ToastMessage, toasts } from "../../lib/toasts/store.ts";
import type { FieldErrors } from "./useFieldErrors.ts";

/** Says why a form was not taken: at its fields, or in the server's words, or else in these. */
export function showFailure(
  error: TRPCClientErrorLike<AppRouter>,
  fields: FieldErrors,
  words: ToastMessage & { description: string },
) {
  if (error.data?.issues) return fields.show(error.data.issues);
  const description = isRefusal(error) ? error.message : words.description;
  toasts.show({ ...words, description, variant: "destructive" });
}
