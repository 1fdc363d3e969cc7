import { applicationOrders, applicationStatuses, membershipTypes } from "@headwaters/contracts";
import type { FilteredList } from "#features/content";
import { paths } from "#lib/paths.ts";

/** Filters in the list's address. */
export const applicationFilters = {
  path: paths.applications,
  fields: {
    status: applicationStatuses,
    membershipType: membershipTypes,
    order: applicationOrders,
  },
} as const satisfies FilteredList;
