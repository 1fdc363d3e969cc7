import type { EventType } from "@headwaters/contracts";
import * as pictures from "../../../../ui/pictures/pictures.ts";

export const eventTypeNames: Record<EventType, string> = {
  workshop: "Workshop",
  educational: "Educational",
  adventure: "Adventure",
  conservation: "Conservation",
  competition: "Competition",
};

/** Texts about events of the list and the home page. */
export const eventsTexts = {
  cancelled: "Cancelled",
  /** In the place of "Register", on the card of an event that is cancelled or over. */
  whatNow: "Read more",
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
