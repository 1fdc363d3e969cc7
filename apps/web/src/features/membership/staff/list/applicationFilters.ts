import { applicationOrders, applicationStatuses, membershipTypes } from "@headwaters/contracts";
import { paths } from "../../../../lib/paths.ts";
import type { FilteredList } from "../../../content/index.ts";

/** What the address of the list may name. */
export const applicationFilters = {
  path: paths.applications,
  fields: {
    status: applicationStatuses,
    membershipType: membershipTypes,
    order: applicationOrders,
  },
} as const satisfies FilteredList;
