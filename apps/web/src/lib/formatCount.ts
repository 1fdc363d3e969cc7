import { COUNT_MAX } from "@headwaters/contracts";

/** Formats a count: "7", or "999+". */
export const formatCount = (count: number) =>
  count < COUNT_MAX ? String(count) : `${COUNT_MAX - 1}+`;
