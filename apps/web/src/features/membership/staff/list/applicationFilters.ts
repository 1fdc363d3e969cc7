import { applicationOrders, applicationStatuses, membershipTypes } from "@headwaters/contracts";
import { paths } from "#lib/paths.ts";
import type { FilteredList } from "#ui/lists/filters.ts";

/** Filters in the list's address. */
export const applicationFilters = {
  path: paths.applications,
  fields: {
    status: applicationStatuses,
    membershipType: membershipTypes,
    order: applicationOrders,
  },
} as const satisfies FilteredList;
