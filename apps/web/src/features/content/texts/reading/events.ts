import type { EventType } from "@headwaters/contracts";
import * as pictures from "../../../../ui/pictures/pictures.ts";

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
  /** Replaces "Register" on the card of a cancelled or past event. */
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
