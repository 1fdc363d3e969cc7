import type { AppRouter } from "@headwaters/contracts/router";
import type { TRPCClientErrorLike } from "@trpc/client";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../../lib/api/client.ts";
import { paths } from "../../../../lib/paths.ts";
import { toasts } from "../../../../lib/toasts/store.ts";

/** Handles the result of a decision. */
export function useDecision() {
  const utils = trpc.useUtils();
  const navigate = useNavigate();

  return {
    /** Says so, and goes back to the others. */
    done(title: string) {
      toasts.show({ title, variant: "success" });
      return navigate(paths.review);
    },
    refused({ message, data }: TRPCClientErrorLike<AppRouter>) {
      toasts.show({ title: "Nothing was decided", description: message, variant: "destructive" });
      if (data?.code === "CONFLICT") void utils.items.waiting.invalidate();
      if (data?.code === "NOT_FOUND") void utils.invalidate();
    },
  };
}
