import type { RegistrationStatus } from "@headwaters/contracts";
import { formatSeatsLeft } from "#features/content";

/** The waitlist position of one person, counted in people. */
export const placeText = (ahead: number) => `place ${ahead + 1} on the waitlist`;

/** The status of each person, for the family. */
export const statusTexts: Record<Exclude<RegistrationStatus, "waiting">, string> = {
  confirmed: "has a seat",
  offered: "is offered a seat",
  expired: "the offer ended",
  withdrawn: "left the waitlist",
  cancelled: "no longer has a seat",
};

/** Registration texts for everyone on an event's page. */
export const stateTexts = {
  open: "Places are open.",
  seats: formatSeatsLeft,
  full: "This event is full.",
  waitlist: "Join the waitlist, and we write to you when a seat is free.",
  closed: "Registration closed on",
  past: "This event is over.",
  begun: "This event has begun.",
  button: { seat: "Register", waitlist: "Join the waitlist" },
  account:
    "You need an account, so that you can see and change who is coming. It is free, and takes a minute.",
  registerBy: "Please register by",
  waitlistUntil: "The waitlist is open until",
  ages: {
    "6-12": "For ages 6–12",
    "13-18": "For ages 13–18",
    "all-ages": "For all ages",
    families: "For families",
  } as Readonly<Record<string, string>>,
} as const;

/** Above the list of the user's own family. */
export const ownTexts = {
  eventCancelled: "Event cancelled",
  offered: "A seat is free for you",
  confirmed: "You are registered",
  waiting: "You are on the waitlist",
  over: "Your family",
  notLoaded: "Your family’s registrations could not be loaded.",
} as const;
