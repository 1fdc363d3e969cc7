import * as pictures from "#ui/pictures/pictures.ts";
import { eventTypeNames } from "./events.ts";

export const eventsBar = {
  search: "Search the events",
  choices: [
    { field: "when", label: "When", all: "Upcoming", names: { past: "Past" } },
    { field: "eventType", label: "Kind", all: "All kinds", names: eventTypeNames, isBox: true },
  ],
} as const;

export const eventListTexts = {
  title: "Events & Activities",
  hero: pictures.eventsHero,
  eyebrow: "Out on the water",
  lead: "Workshops, work days and quiet mornings. We bring the rods, the life vests and the patience.",
  description:
    "Fishing workshops, conservation work days, outings and friendly competitions for young people and their families.",
  /** Used if no upcoming event was found. */
  searchPast: "Search past events",
  noPast: {
    title: "No past events yet",
    text: "Events stay here once they are over.",
  },
  add: "Add Event",
  invitation: "Is something planned at the water? Put it on the calendar.",
  subscribe: {
    title: "Our days in your calendar",
    link: "Subscribe to all events",
    text: "New events show up in your calendar on their own, and so do changes of time or place.",
    address: "If Google Calendar or Outlook asks for an address, paste this one:",
  },
} as const;
