import { type EventType, organization } from "@headwaters/contracts";
import * as pictures from "./pictures.ts";

export const eventTypeNames: Record<EventType, string> = {
  workshop: "Workshop",
  educational: "Educational",
  adventure: "Adventure",
  conservation: "Conservation",
  competition: "Competition",
};

export const eventsTexts = {
  title: "Events & Activities",
  hero: pictures.eventsHero,
  eyebrow: "Out on the water",
  lead: "Workshops, work days and quiet mornings. Rods, vests and patience are provided.",
  description:
    "Fishing workshops, conservation work days, outings and friendly competitions for young people and their families.",
  empty: {
    title: "No events scheduled",
    text: "The next season is being planned. Read what happened in the last one meanwhile.",
    picture: pictures.emptyEvents,
  },
  upcoming: {
    eyebrow: "Out and about",
    title: "Upcoming Events",
  },
  takePart: {
    title: "How to take part",
    text: "Write or call us with the name and age of each child, and anything that we should know: a wheelchair, an allergy, a first time near water. We answer within two days.",
    subject: "Taking part",
    past: "This event has taken place.",
    full: "This event is full. Ask us to put you on the waiting list.",
  },
  /** What helps with every event, at the end of the list. */
  ready: {
    eyebrow: "Before you come",
    title: "What to bring, and what we bring",
    points: [
      {
        title: "You bring",
        text: "Shoes that may get wet, a hat, water, something to eat, and a warm layer: it is always colder by the water.",
      },
      {
        title: "We bring",
        text: "Rods, reels, tackle, waders in children’s sizes, and a life vest that fits for everyone who goes on or near deep water.",
      },
      {
        title: "An adult you know",
        text: "Children under 13 come with a grown-up who stays. Every leader has had a background check and first-aid training.",
      },
      {
        title: "The weather decides",
        text: "We fish in rain, never in lightning. If we must call a day off, you hear from us by seven in the morning.",
      },
    ],
  },
  contact: `Questions before you come? Call ${organization.phone}.`,
} as const;
