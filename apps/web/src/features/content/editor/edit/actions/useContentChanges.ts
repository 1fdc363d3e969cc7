import type { ContentTypeName } from "@headwaters/contracts";
import { trpc } from "#lib/api/client.ts";
import { showFailure } from "#ui/forms/showFailure.ts";
import { contentProcedures } from "../../../contentTypes.ts";

/** The author's mutations, by the procedures of the content type. */
export function useContentChanges(kind: ContentTypeName) {
  const contents = contentProcedures(trpc, kind);

  return {
    save: contents.update.useMutation(),
    unpublish: contents.unpublish.useMutation(),
    // The page that still shows the item is about to be left, so it must not refetch it.
    remove: contents.remove.useMutation({ meta: { stale: "refetch later" } }),
    /** Creates a new item after a deletion. */
    saveAsNew: contents.create.useMutation({ meta: { stale: "refetch later" } }),
    /** Shows a failure; after the end of the session the page leads to signing in. */
    showFailure: (error: unknown, description: string) =>
      showFailure(error, { title: "Error", description, isKept: true }),
  };
}
