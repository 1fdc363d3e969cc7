import type { EventAdults } from "@headwaters/contracts";
import { formatNumber } from "#lib/format.ts";

const count = (number: number, one: string, several: string) =>
  `${number} ${number === 1 ? one : several}`;

/** How many cleared adults an event lacks. */
export const countMissing = ({ needed, cleared }: EventAdults) => Math.max(0, needed - cleared);

/** "12 children, 2 cleared adults: one more needed", or without the colon where they are enough. */
export function formatAdults(adults: EventAdults): string {
  const missing = countMissing(adults);
  const children = count(adults.children, "child", "children");
  const cleared = count(adults.cleared, "cleared adult", "cleared adults");
  return `${children}, ${cleared}${missing > 0 ? `: ${formatNumber(missing)} more needed` : ""}`;
}
