import type { ContentTypeName } from "@headwaters/contracts";
import { trpc } from "../../../../../lib/api/client.ts";
import { showFailure } from "../../../../../ui/forms/showFailure.ts";
import { contentProcedures } from "../../../contentProcedures.ts";

/** The author's mutations, by the procedures of the content type. */
export function useContentChanges(kind: ContentTypeName) {
  const contents = contentProcedures(trpc, kind);

  return {
    save: contents.update.useMutation(),
    unpublish: contents.unpublish.useMutation(),
    // The page that still shows the item is about to be left: it must not ask for it again.
    remove: contents.remove.useMutation({ meta: { stale: "refetch later" } }),
    /** In place of an item that is gone. */
    saveAsNew: contents.create.useMutation({ meta: { stale: "refetch later" } }),
    /** Says why something was not done; where the session is over, the page leads to a new one. */
    showFailure: (error: unknown, description: string) =>
      showFailure(error, { title: "Error", description, isKept: true }),
  };
}
