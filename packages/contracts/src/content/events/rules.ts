export const eventTypes = [
  "workshop",
  "educational",
  "adventure",
  "conservation",
  "competition",
] as const;
export type EventType = (typeof eventTypes)[number];

export const EVENTS_PATH = "/events";

/** Events from today on, and those before. */
export const eventTimes = ["upcoming", "past"] as const;
