import { type Attendee, UNDO_TIME } from "@headwaters/contracts";
import { formatNames } from "../formatNames.ts";

/** Cancelling registrations, with seats among them. */
const seatTexts = {
  button: "Give up seats",
  title: "Give up seats?",
  text: `You can undo it for ${UNDO_TIME}. Then the place goes to whoever is next on the waitlist.`,
  confirm: "Give up the chosen seats",
  pending: "Giving up...",
  keep: "Keep them",
  page: {
    title: "Give Up Your Seats",
    done: "Your seats are given up",
    keep: "Keep them, and see the events",
  },
};

/** Leaving the waitlist alone. */
const waitlistTexts: typeof seatTexts = {
  button: "Leave the waitlist",
  title: "Leave the waitlist?",
  text: `You can undo it for ${UNDO_TIME}. Then the next family moves up.`,
  confirm: "Leave the waitlist",
  pending: "Leaving...",
  keep: "Stay on it",
  page: {
    title: "Leave the Waitlist",
    done: "You are off the waitlist",
    keep: "Stay on it, and see the events",
  },
};

const isWaiting = ({ status }: Pick<Attendee, "status">) =>
  status === "waiting" || status === "withdrawn";

/** The texts for cancelling the registrations of these people, at least one. */
export const chooseCancelTexts = (people: readonly Pick<Attendee, "status">[]) =>
  people.every(isWaiting) ? waitlistTexts : seatTexts;

/** What became of the registrations of these people, at least one. */
export function describeCancelled(people: readonly Pick<Attendee, "status" | "firstName">[]) {
  const seats = people.filter((one) => !isWaiting(one));
  const places = people.filter(isWaiting);
  const go = seats.length === 1 ? "The seat goes" : "The seats go";
  return [
    seats.length > 0 &&
      `Given up: ${formatNames(seats)}. ${go} to the waitlist after ${UNDO_TIME}.`,
    places.length > 0 &&
      `Off the waitlist: ${formatNames(places)}. The next family moves up after ${UNDO_TIME}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

export const cancelTexts = {
  who: "Who is not coming?",
  nobody: "Choose who is not coming",
  undo: "Undo",
  pending: "Taking back...",
  undone: "Nothing has changed: all is as it was.",
  failed: "Nothing was taken back",
} as const;

/** The answers to an offer of seats. */
export const offerTexts = {
  take: (seats: number) => (seats === 1 ? "Take the seat" : `Take ${seats} seats`),
  taken: (seats: number) => (seats === 1 ? "The seat is yours" : "The seats are yours"),
  decline: (seats: number) => (seats === 1 ? "Let it go" : "Let them go"),
} as const;

/** The page of the cancel button in mails. */
export const cancelPageTexts = {
  title: "Who Is Not Coming?",
  description: "Give up seats at an event or leave its waitlist, by the button in our email.",
  looking: "We are looking up what this link is about.",
  /** After a person's name. */
  places: {
    confirmed: "has a seat",
    offered: "is offered a seat",
    waiting: "on the waitlist",
  },
  nothingYet: (isDone: boolean) =>
    isDone
      ? "Thank you for telling us. You get an email when it is final."
      : "Nothing changes until you press the button.",
  what: "Giving up seats or leaving the waitlist",
  nothing: {
    title: "There is nothing left to give up",
    text: (event: string) => `Nobody is registered for ${event} by this link any more.`,
  },
  invalid: {
    title: "This link cannot be used",
    text: "It is not complete, or it is no longer valid. Open it from our email again, or see your registrations on your account page.",
  },
  failed: "Nothing was given up. Please check your connection and try again.",
  retry: "Try again",
  events: "See All Events",
  account: "Your Account",
} as const;
