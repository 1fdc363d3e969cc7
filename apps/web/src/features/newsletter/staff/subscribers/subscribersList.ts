import { subscriberStatuses } from "@headwaters/contracts";
import { pages } from "#lib/paths.ts";
import type { Filters } from "#ui/lists/filters.ts";

/** Filters in the list's address. */
export const subscribersList = {
  path: pages.subscribers,
  fields: { status: subscriberStatuses },
} as const;

export const subscribersQuery = (filters: Filters<typeof subscribersList.fields>) => ({
  limit: 25,
  ...filters,
});
