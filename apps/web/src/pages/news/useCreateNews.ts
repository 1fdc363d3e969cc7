import { trpc } from "../../api/client.ts";
import { toastCreateFailure } from "../../api/createFailure.ts";
import { toasts } from "../../layout/toasts/store.ts";

export const CREATE_FAILURE = "Failed to create article. Please try again.";

export function useCreateNews(onCreated: () => void) {
  const utils = trpc.useUtils();
  return trpc.news.create.useMutation({
    onSuccess() {
      toasts.show({ title: "News article created successfully!", variant: "success" });
      onCreated();
      void utils.news.cards.invalidate();
    },
    onError: (error) => toastCreateFailure(error, CREATE_FAILURE),
  });
}
