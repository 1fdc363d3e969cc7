/** Days before the end of a clearance at which its owner and staff get a reminder. */
export const CLEARANCE_REMINDER_DAYS = [60, 14] as const;

/** A clearance that ends within these days is ending. */
export const CLEARANCE_ENDING_DAYS = CLEARANCE_REMINDER_DAYS[0];

export const clearanceStates = ["valid", "ending", "ended"] as const;

/** Filters of the list of people. */
export const clearanceFilters = ["cleared", "notCleared", "ending", "ended"] as const;
export type ClearanceFilter = (typeof clearanceFilters)[number];

/** Orders of the list of people: by the next end of a clearance, or by name. */
export const clearanceOrders = ["end", "name"] as const;

/** Most kinds in use. */
export const CLEARANCE_KINDS_MAX = 12;
export const CLEARANCE_NAME_MAX = 60;
export const CLEARANCE_DESCRIPTION_MAX = 300;
export const CLEARANCE_MONTHS_MAX = 120;

/** Most people for whom one call notes a clearance. */
export const CLEARED_AT_ONCE_MAX = 100;

/** Most people on the page for the insurer. */
export const CLEARANCE_REPORT_MAX = 1_000;

/** Cleared adults for each group of children, unless staff set other numbers. */
export const ADULTS_PER_GROUP = 2;
export const CHILDREN_PER_GROUP = 6;
export const ADULTS_PER_GROUP_MAX = 20;
export const CHILDREN_PER_GROUP_MAX = 100;

/** Its actions in the audit log. */
export const clearanceActions = [
  "clearances.noted",
  "clearances.removed",
  "clearances.kindAdded",
  "clearances.kindChanged",
  "clearances.kindArchived",
  "clearances.kindRestored",
  "clearances.ratioChanged",
] as const;
