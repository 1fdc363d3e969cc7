import {
  type EventCard,
  type EventState,
  organization,
  responseTimes,
} from "@headwaters/contracts";
import { formatRange } from "#lib/format.ts";
import * as pictures from "#ui/pictures/pictures.ts";

/** Texts of an event's page. */
export const eventTexts = {
  takePart: {
    title: "Take part",
    membership: {
      text: "An account is all you need to register. Membership is free for students, and keeps all of this going.",
      link: "Become a member",
    },
    questions: `Questions? Write or call. We answer within ${formatRange(responseTimes.general)}, on working days.`,
    subject: "Taking part",
  },
  cancelled: {
    title: "This event is cancelled",
    /** Used if the author gave no reason. */
    text: "It will not take place. We are writing to everyone who was signed up.",
  },
  notApproved: {
    title: "We have not looked at this event yet",
    text: `A member announced it here. It is not an event of ${organization.name} until our staff have approved it. Please do not send a child to it before that.`,
  },
  roster: "Registrations",
  addToCalendar: "Add to calendar",
  map: "Find it on a map",
} as const;

/** Texts about events in the list and on the home page. */
export const eventsTexts = {
  cancelled: "Cancelled",
  full: "Full",
  closed: "Registration closed",
  /** Labels of the link to an event, by the state of its registration. */
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

/** "3 seats left" */
export const formatSeatsLeft = (seats: number) =>
  seats === 1 ? "1 seat left" : `${seats} seats left`;

/**
 * The free seats of an event for its badge, or why there are none; null while an event without a limit is open, before
 * registration opens, and once it has begun.
 */
export function formatSeats(event: SeatFacts): string | null {
  const { registrationState: state, maxParticipants, currentParticipants } = event;
  if (state === "full" || state === "closed" || state === "cancelled") return eventsTexts[state];
  if ((state !== "open" && state !== "few") || maxParticipants === null) return null;
  return formatSeatsLeft(maxParticipants - currentParticipants);
}

type SeatFacts = Pick<EventCard, "registrationState" | "maxParticipants" | "currentParticipants">;
