import { subscriberStatuses } from "@headwaters/contracts";
import type { Filters } from "../../../components/items/filters.ts";
import { staffPages } from "../../../paths.ts";
import { PAGE } from "./queries.ts";

/** What the address of the list may name. */
export const subscribersList = {
  path: staffPages.subscribers,
  fields: { status: subscriberStatuses },
} as const;

export const subscribersQuery = (filters: Filters<typeof subscribersList.fields>) => ({
  ...PAGE,
  ...filters,
});
