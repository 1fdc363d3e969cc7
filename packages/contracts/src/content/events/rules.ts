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

/** The registration state of an event; "notOpen" until staff back it. */
export const eventStates = [
  "open",
  "few",
  "full",
  "notOpen",
  "closed",
  "past",
  "cancelled",
] as const;
export type EventState = (typeof eventStates)[number];
