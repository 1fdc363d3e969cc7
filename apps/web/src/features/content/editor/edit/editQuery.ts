import type { ContentTypeName, User } from "@headwaters/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../../lib/api/client.ts";
import { isForbidden, isMissing } from "../../../../lib/api/failures.ts";
import { contentClient } from "../../contentClient.ts";
import { editKey } from "../../queries.ts";
import type { EditableContent } from "../form/values.ts";

/** In place of an item that this account may read and not change. */
export const NOT_YOURS = "not yours";

type Found = EditableContent | typeof NOT_YOURS;

/** The newest version of an item that this account may change; null where there is none. */
export function editQuery(client: ApiClient, user: User, kind: ContentTypeName, id: string) {
  return queryOptions({
    queryKey: [...editKey(kind, id), user.id],
    queryFn: async ({ signal }): Promise<Found | null> => {
      try {
        return await contentClient(client, kind).edit.query({ id }, { signal });
      } catch (error) {
        if (isForbidden(error)) return NOT_YOURS;
        if (isMissing(error)) return null;
        throw error;
      }
    },
    // Others may have saved since; data of the server's rendering is recent enough.
    staleTime: 10_000,
  });
}
