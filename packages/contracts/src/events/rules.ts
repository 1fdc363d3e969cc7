export const eventTypes = [
  "workshop",
  "educational",
  "adventure",
  "conservation",
  "competition",
] as const;
export type EventType = (typeof eventTypes)[number];
