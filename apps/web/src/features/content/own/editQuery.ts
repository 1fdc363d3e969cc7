import type { ItemKind, User } from "@headwaters/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api/client.ts";
import { isForbidden, isMissing } from "../../../lib/api/failures.ts";
import type { EditableItem } from "../editor/items/values.ts";
import { editKey } from "../editor/queries.ts";

/** In place of an item that this account may read and not change. */
export const NOT_YOURS = "not yours";

type Found = EditableItem | typeof NOT_YOURS;

/** The newest version of an item that this account may change; null where there is none. */
export function editQuery(client: ApiClient, user: User, kind: ItemKind, id: string) {
  const edit: (input: { id: string }, options: { signal: AbortSignal }) => Promise<EditableItem> =
    client[kind].edit.query;
  return queryOptions({
    queryKey: [...editKey(kind, id), user.id],
    queryFn: async ({ signal }): Promise<Found | null> => {
      try {
        return await edit({ id }, { signal });
      } catch (error) {
        if (isForbidden(error)) return NOT_YOURS;
        if (isMissing(error)) return null;
        throw error;
      }
    },
    // Others may have saved since; what the server has just drawn is new enough.
    staleTime: 10_000,
  });
}
