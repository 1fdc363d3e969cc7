import { subscriberStatuses } from "@headwaters/contracts";
import type { Filters } from "#features/content";
import { pages } from "#lib/paths.ts";

/** Filters in the list's address. */
export const subscribersList = {
  path: pages.subscribers,
  fields: { status: subscriberStatuses },
} as const;

export const subscribersQuery = (filters: Filters<typeof subscribersList.fields>) => ({
  limit: 25,
  ...filters,
});
