import type { ItemKind } from "@headwaters/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api/client.ts";
import { isForbidden, isMissing } from "../../../lib/api/failures.ts";

/** Begins the keys of what only its author and staff may read. */
export const WRITING = "writing";

const keyOf = (kind: ItemKind, id: string) => [WRITING, kind, id] as const;

/** Begins the keys of an item as its editing page reads it; the account's id follows. */
export const editKey = (kind: ItemKind, id: string) => [...keyOf(kind, id), "edit"] as const;

/** In types every kind is news: writtenOf reads the fields of all. */
const proceduresOf = (client: ApiClient, kind: ItemKind) => client[kind] as ApiClient["news"];

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
export const historyQuery = (client: ApiClient, kind: ItemKind, id: string) =>
  queryOptions({
    queryKey: [...keyOf(kind, id), "history"],
    queryFn: ({ signal }) => orNull(proceduresOf(client, kind).history.query({ id }, { signal })),
  });

/** The newest version of an item, and how it stands. */
export const newestQuery = (client: ApiClient, kind: ItemKind, id: string) =>
  queryOptions({
    queryKey: [...keyOf(kind, id), "newest"],
    queryFn: ({ signal }) => orNull(proceduresOf(client, kind).edit.query({ id }, { signal })),
  });

/** An item as its readers see it. */
export const publicQuery = (client: ApiClient, kind: ItemKind, id: string) =>
  queryOptions({
    queryKey: [...keyOf(kind, id), "public"],
    queryFn: ({ signal }) => orNull(proceduresOf(client, kind).get.query({ id }, { signal })),
  });
