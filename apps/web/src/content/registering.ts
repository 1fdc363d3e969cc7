import type { Attendee, RegistrationStatus } from "@headwaters/contracts";
import { NEEDS_DAYS, OFFER_HOURS, organization } from "@headwaters/contracts";

const list = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "Mia", "Mia and Leo", "Mia, Leo, and Ana" */
export const namesText = (people: readonly Pick<Attendee, "firstName">[]) =>
  list.format(people.map(({ firstName }) => firstName));

export const aheadText = (ahead: number) =>
  ahead === 0 ? "first on the waitlist" : `on the waitlist, ${ahead} ahead of you`;

/** What a family is told of each of its people. */
export const statusTexts: Record<Exclude<RegistrationStatus, "waiting">, string> = {
  confirmed: "has a seat",
  offered: "is offered a seat",
  expired: "the offer ended",
  left: "left the waitlist",
  cancelled: "cancelled",
};

/** What everyone reads beside an event about signing up. */
export const stateTexts = {
  open: "Places are open.",
  seats: (seats: number) => (seats === 1 ? "1 seat left" : `${seats} seats left`),
  full: "This event is full.",
  waitlist: "Join the waitlist, and we write to you when a seat is free.",
  closed: "Registration closed on",
  past: "This event is over.",
  begun: "This event has begun.",
  cancelled: {
    title: "This event is cancelled",
    /** Where its author has not said why. */
    text: "It will not take place. Everyone who was signed up has been told by email.",
  },
  registerBy: "Please register by",
  waitlistUntil: "The waitlist is open until",
  ages: {
    "6-12": "For ages 6–12",
    "13-18": "For ages 13–18",
    "all-ages": "For all ages",
    families: "For families",
  } as Readonly<Record<string, string>>,
} as const;

export const registeringTexts = {
  button: { seat: "Register", waitlist: "Join the Waitlist", more: "Add Someone Else" },
  account:
    "You need an account, so that you can see and change who is coming. It is free, and takes a minute.",
  yours: {
    offered: "A seat is free for you",
    confirmed: "You are registered",
    waiting: "You are on the waitlist",
    over: "Your family",
  },
  offer: {
    held: (names: string) => `There is a seat for ${names}. It is held until`,
    take: (seats: number) => (seats === 1 ? "Take the Seat" : `Take ${seats} Seats`),
    taking: "Taking it...",
    leave: "Leave",
  },
  cancel: "Cancel",
  failed: "That did not work. Please check your connection and try again.",
  signedOut: "You are signed out. Sign in again in another tab, then press the button once more.",
  signIn: "Sign in",
  notLoaded: "Your family’s registrations could not be loaded.",
  retry: "Try again",
} as const;

export const registerFormTexts = {
  title: "Who is coming?",
  me: "Me",
  born: (year: number) => `born ${year}`,
  addChild: { first: "Add a Child", another: "Add Another Child" },
  newChild: "New child",
  firstName: "First name",
  birthYear: "Birth year",
  remove: "Remove",
  already: (names: string) => `Signed up already: ${names}.`,
  nobodyElse: "Everyone on your account is signed up. You can add a child.",
  photo: (name: string) => `Photos of ${name} may be shown`,
  photoText: `By ${organization.shortName}, on our website and in print. Coming along does not depend on it.`,
  needs: "Add a note on allergies or needs",
  needsLabel: "Allergies or needs",
  together: "Keep us together",
  togetherText: "All of you wait until there are enough seats for everyone.",
  contacts: "Whom we can call",
  guardianName: "Parent or guardian",
  guardianPhone: "Phone",
  emergencyName: "Emergency contact",
  emergencyPhone: "Their phone",
  emergencyHint: "Someone else, in case we cannot reach you.",
  terms: "I agree to the terms of the event",
  readTerms: "Read the terms",
  allTerms: "All terms of this website",
  privacy: `We keep this to run the event. Only its leaders and our staff see it. Notes on allergies and needs are erased ${NEEDS_DAYS} days after the event.`,
  pending: { seat: "Registering...", waitlist: "Joining the waitlist..." },
  unreachable: "We could not be reached. Nothing you typed is lost: please try again.",
  loading: "One moment…",
  notLoaded: "The form could not be loaded.",
} as const;

export const registeredTexts = {
  title: {
    confirmed: "You’re in",
    mixed: "Some of you have a seat",
    waiting: "You’re on the waitlist",
  },
  confirmed: (names: string) => `${names}: confirmed`,
  waiting: (names: string, ahead: string) => `${names}: ${ahead}`,
  mail: "An email with a calendar file is on its way to",
  waitingMail: "An email about it is on its way to",
  offer: `When a seat is free, we write to you and hold it for ${OFFER_HOURS} hours.`,
  done: "Done",
} as const;

export const cancelTexts = {
  title: "Cancel",
  question: "Who is not coming?",
  text: "Their seats go to the next family on the waitlist.",
  choose: "Choose who is not coming.",
  confirm: (people: readonly Pick<Attendee, "firstName">[]) =>
    people.length > 0 ? `Cancel for ${namesText(people)}` : "Cancel",
  pending: "Cancelling...",
  keep: "Keep",
} as const;

/** The page that the link to cancel in a mail leads to. */
export const cancelPageTexts = {
  title: "Cancel Your Registration",
  description: "Cancel what you are registered for, by the link in our email.",
  looking: "We are looking up what this link is about.",
  question: (names: string) =>
    `This cancels for ${names}. Nothing changes until you press the button.`,
  button: "Cancel Registration",
  pending: "Cancelling...",
  what: "Cancelling",
  keep: "Keep it, and see the events",
  nothing: {
    title: "There is nothing left to cancel",
    text: (event: string) => `Nobody is registered for ${event} by this link any more.`,
  },
  invalid: {
    title: "This link cannot be used",
    text: "It is not complete, or it is of no more use. Open it from our email again, or see your registrations on your account page.",
  },
  done: {
    title: "Your registration is cancelled",
    text: (event: string) =>
      `Thank you for telling us. We have let go of your places at ${event}, and we have sent you an email to say so.`,
  },
  failed: "It could not be cancelled. Please check your connection and try again.",
  events: "See All Events",
  account: "Your Account",
} as const;
