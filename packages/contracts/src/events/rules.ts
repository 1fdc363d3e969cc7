export const eventTypes = [
  "workshop",
  "educational",
  "adventure",
  "conservation",
  "competition",
] as const;
export type EventType = (typeof eventTypes)[number];

/** More than any meadow holds. */
export const PARTICIPANTS_MAX = 100_000;
