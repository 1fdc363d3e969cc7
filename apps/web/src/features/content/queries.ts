import type { ContentTypeName, ContentVersionAddress } from "@headwaters/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api/client.ts";
import { isForbidden, isMissing } from "../../lib/api/failures.ts";
import { contentClient } from "./contentClient.ts";

/** Prefix of query keys for authors and staff. */
export const CONTENT = "writing";

const createKey = (kind: ContentTypeName, id: string) => [CONTENT, kind, id] as const;

/** Begins the keys of an item as its editing page reads it; the account's id follows. */
export const editKey = (kind: ContentTypeName, id: string) =>
  [...createKey(kind, id), "edit"] as const;

/** Null where there is no such item, or none of this person's. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error) || isForbidden(error)) return null;
    throw error;
  }
}

/** The saved versions of an item. */
export const historyQuery = (client: ApiClient, kind: ContentTypeName, id: string) =>
  queryOptions({
    queryKey: [...createKey(kind, id), "history"],
    queryFn: ({ signal }) => orNull(contentClient(client, kind).history.query({ id }, { signal })),
  });

/** The newest version of an item and its state. */
export const newestQuery = (client: ApiClient, kind: ContentTypeName, id: string) =>
  queryOptions({
    queryKey: [...createKey(kind, id), "newest"],
    queryFn: ({ signal }) => orNull(contentClient(client, kind).edit.query({ id }, { signal })),
  });

/** An item as its readers see it. */
export const publicQuery = (client: ApiClient, kind: ContentTypeName, id: string) =>
  queryOptions({
    queryKey: [...createKey(kind, id), "public"],
    queryFn: ({ signal }) => orNull(contentClient(client, kind).get.query({ id }, { signal })),
  });

/** The fields of a version, which never change. */
export const versionQuery = (
  client: ApiClient,
  kind: ContentTypeName,
  address: ContentVersionAddress,
) =>
  queryOptions({
    queryKey: [...createKey(kind, address.id), "version", address.version],
    queryFn: ({ signal }) => contentClient(client, kind).version.query(address, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
