import type { ContentTypeName } from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../../lib/api/client.ts";
import { paths } from "../../../../lib/paths.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { useInvalidateContent } from "../../useInvalidateContent.ts";

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
    refused({ message, data }: TRPCClientErrorLike<AppRouter>) {
      toasts.show({ title: "Nothing was decided", description: message, variant: "destructive" });
      if (data?.code === "CONFLICT") void utils.items.waiting.invalidate();
      if (data?.code === "NOT_FOUND") void invalidateContent();
    },
  };
}
