import { applicationOrders, applicationStatuses, membershipTypes } from "@headwaters/contracts";
import type { FilteredList } from "../../../components/items/filters.ts";
import { paths } from "../../../paths.ts";

/** What the address of the list may name. */
export const applicationsList = {
  path: paths.applications,
  fields: {
    status: applicationStatuses,
    membershipType: membershipTypes,
    order: applicationOrders,
  },
} as const satisfies FilteredList;
