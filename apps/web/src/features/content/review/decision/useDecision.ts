import type { ContentTypeName } from "@headwaters/contracts";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../../lib/api/client.ts";
import { isConflict, isMissing } from "../../../../lib/api/failures.ts";
import { paths } from "../../../../lib/paths.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { showFailure } from "../../../../ui/forms/showFailure.ts";
import { useInvalidateContent } from "../../useInvalidateContent.ts";

export const nothingDecided = { title: "Nothing was decided" };

/** Handles the result of a decision. */
export function useDecision(kind: ContentTypeName, id: string) {
  const utils = trpc.useUtils();
  const invalidateContent = useInvalidateContent(kind, id);
  const navigate = useNavigate();

  return {
    forget: () => invalidateContent(),
    /** Says so, and goes back to the others. */
    async done(title: string) {
      toasts.show({ title, variant: "success" });
      await navigate(paths.review);
      await invalidateContent();
    },
    refused(error: unknown) {
      showFailure(error, nothingDecided);
      if (isConflict(error)) void utils.items.waiting.invalidate();
      if (isMissing(error)) void invalidateContent();
    },
  };
}
