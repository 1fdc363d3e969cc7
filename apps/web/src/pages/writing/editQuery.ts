import type { ItemKind, User } from "@headwaters/contracts";
import type { ApiClient } from "../../api/client.ts";
import { isForbidden } from "../../api/failures.ts";
import { itemQuery } from "../../components/items/itemQuery.ts";
import type { EditableItem } from "../../components/writing/items/values.ts";

/** In place of an item that this account may read and not change. */
export const NOT_YOURS = "not yours";

type Found = EditableItem | typeof NOT_YOURS;

/** The newest version of an item that this account may change; null where there is none. */
export function editQuery(client: ApiClient, user: User, kind: ItemKind, id: string) {
  const edit: (input: { id: string }, options: { signal: AbortSignal }) => Promise<EditableItem> =
    client[kind].edit.query;
  return {
    ...itemQuery(`${kind}.edit.${user.id}`, id, (input, options) =>
      edit(input, options).catch((error: unknown): Found => {
        if (isForbidden(error)) return NOT_YOURS;
        throw error;
      }),
    ),
    // Others may have saved since; what the server has just drawn is new enough.
    staleTime: 10_000,
  };
}
