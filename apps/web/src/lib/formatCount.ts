import { COUNT_MAX } from "@headwaters/contracts";

/** "7", or "999+": nobody counts on. */
export const formatCount = (count: number) =>
  count < COUNT_MAX ? String(count) : `${COUNT_MAX - 1}+`;
