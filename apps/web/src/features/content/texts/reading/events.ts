import type { EventState, EventType } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";

export const eventTypeNames: Record<EventType, string> = {
  workshop: "Workshop",
  educational: "Educational",
  adventure: "Adventure",
  conservation: "Conservation",
  competition: "Competition",
};

/** Texts about events in the list and on the home page. */
export const eventsTexts = {
  cancelled: "Cancelled",
  /** Words of the link to an event, by the state of its registration. */
  more: {
    open: "Register",
    few: "Register",
    notOpen: "Register",
    full: "Join the waitlist",
    closed: "Read more",
    past: "Read more",
    cancelled: "Read more",
  } satisfies Record<EventState, string>,
  empty: {
    title: "No events scheduled",
    text: "We are planning the next season. In the meantime, read about the last one.",
    picture: pictures.emptyEvents,
  },
  upcoming: {
    eyebrow: "On the calendar",
    title: "Upcoming Events",
  },
} as const;
