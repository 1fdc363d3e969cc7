import { type Attendee, UNDO_TIME } from "@headwaters/contracts";
import { formatNames } from "../formatNames.ts";

/** Cancelling registrations, and restoring them. */
export const cancelTexts = {
  /** With seats, or for the waitlist only. */
  button: (people: readonly Attendee[]) =>
    people.every(({ status }) => status === "waiting") ? "Leave the waitlist" : "Give up seats",
  who: "Who is not coming?",
  nobody: "Choose who is not coming",
  giveUp: "Give up the chosen seats",
  giving: "Giving up...",
  text: (people: readonly { firstName: string }[]) =>
    `Given up: ${formatNames(people)}. ${people.length === 1 ? "The seat goes" : "The seats go"} to the waitlist after ${UNDO_TIME}.`,
  undo: "Undo",
  pending: "Taking back...",
  undone: "Nothing is given up: all is as it was.",
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
  title: "Give Up Your Seats",
  description: "Give up seats at an event, by the button in our email.",
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
  what: "Giving up seats",
  keep: "Keep them, and see the events",
  nothing: {
    title: "There is nothing left to give up",
    text: (event: string) => `Nobody is registered for ${event} by this link any more.`,
  },
  invalid: {
    title: "This link cannot be used",
    text: "It is not complete, or it is no longer valid. Open it from our email again, or see your registrations on your account page.",
  },
  done: "Your seats are given up",
  failed: "The seat could not be given up. Please check your connection and try again.",
  retry: "Try again",
  events: "See All Events",
  account: "Your Account",
} as const;
