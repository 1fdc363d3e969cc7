import * as pictures from "#ui/pictures/pictures.ts";
import { eventTypeNames } from "../contentNames.ts";

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
  subscribe: {
    title: "Our days in your calendar",
    link: "Subscribe to all events",
    text: "New events show up in your calendar on their own, and so do changes of time or place.",
    address: "If Google Calendar or Outlook asks for an address, paste this one:",
  },
} as const;

/** Tips at the end of the list of events. */
export const eventTipsTexts = {
  eyebrow: "Before you come",
  title: "What to bring, and what we bring",
  points: [
    {
      title: "You bring",
      text: "Shoes that can get wet, a hat, water, something to eat, and a warm layer. It is always colder by the water.",
    },
    {
      title: "We bring",
      text: "Rods, reels, tackle, waders in children’s sizes, and a life vest that fits. Every child wears one on docks, in boats and within ten feet of deep water, always.",
    },
    {
      title: "Who stays",
      text: "At events, every child under 13 comes with a parent or guardian who stays. Weekly programs are drop-off. Our staff see to two background-checked leaders for each group of six.",
    },
    {
      title: "If the weather turns",
      text: "We fish in the rain, never in lightning. If we have to call off a day, you hear from us by seven in the morning.",
    },
  ],
} as const;
