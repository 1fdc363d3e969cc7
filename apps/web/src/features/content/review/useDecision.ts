import { useNavigate } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { isConflict, isUnknownOrInvalid } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { showFailure } from "#ui/forms/showFailure.ts";

export const decisionFailure = { title: "Nothing was decided" };

/** Handles the result of a decision. */
export function useDecision() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();

  return {
    /** Shows a toast, and returns to the queue. */
    done(title: string) {
      toasts.show({ title, variant: "success" });
      return navigate(paths.review);
    },
    failed(error: unknown) {
      showFailure(error, decisionFailure);
      if (isConflict(error)) void utils.items.waiting.invalidate();
      if (isUnknownOrInvalid(error)) void utils.invalidate();
    },
  };
}
