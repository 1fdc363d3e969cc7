import {
  organization,
  registrationStatusNames,
  retentionDays,
  UNDO_TIME,
} from "@headwaters/contracts";

/** The events of a family, on its account's page. */
export const myRegistrationsTexts = {
  title: "My registrations",
  text: "The events you and your children are signed up for, and those you came to.",
  zone: `Times are local to ${organization.address.city}.`,
  failed: "Your registrations could not be loaded.",
  empty: {
    text: "You are not signed up for an event yet. Once you are, you find the time, the place and who is coming here.",
    link: "See All Events",
  },
  /** What the closed entry says of events to come. */
  ahead: (count: number) => (count === 1 ? "1 event ahead" : `${count} events ahead`),
  /** Shown if there are past events only. */
  nothingAhead: "Nothing is coming up.",
  past: (count: number) => (count === 1 ? "1 past event" : `${count} past events`),
  cancelledEvent: "This event was cancelled, so nobody needs to come.",
  hiddenEvent:
    "We have taken this event off our website for now. You keep your seats and your places on the waitlist.",
  statuses: registrationStatusNames,
  /** After the event, people who had a seat. */
  cameTo: "Had a seat",
  place: (ahead: number) => `place ${ahead + 1}`,
  calendar: "Add to calendar",
  cancel: {
    /** With seats, or for the waitlist only. */
    button: { seats: "Give up seats", waitlist: "Leave the waitlist" },
    title: "Give up seats?",
    about: (title: string) => `“${title}”, on`,
    text: `You can undo it for ${UNDO_TIME}. Then the place goes to whoever is next on the waitlist.`,
    keep: "Keep them",
    failed: "Nothing was given up",
  },
  offer: {
    /** Before and after the time. */
    held: (count: number) => (count === 1 ? "A seat is held for" : "Seats are held for"),
    until: "until",
    take: (count: number) => (count === 1 ? "Take the seat" : `Take ${count} seats`),
    pending: "Taking...",
    leave: (count: number) => (count === 1 ? "Let it go" : "Let them go"),
    taken: "The seat is yours",
    takenMany: "The seats are yours",
    failed: "The seat was not taken",
    decline: {
      title: (count: number) => (count === 1 ? "Let this seat go?" : "Let these seats go?"),
      text: `After ${UNDO_TIME} it is offered to whoever is next on the waitlist.`,
      confirm: (count: number) => (count === 1 ? "Let it go" : "Let them go"),
      keep: (count: number) => (count === 1 ? "Keep it" : "Keep them"),
      pending: "Letting go...",
    },
  },
} as const;

/** On the home page of a signed-in user. */
export const homeTexts = {
  offer: { eyebrow: "From the waitlist", title: "A seat is held for you" },
  next: { eyebrow: "Soon", title: "Your next event" },
} as const;

/** The children of an account, on its page. */
export const childrenTexts = {
  title: "Children",
  text: `A first name and a birth year, so that you can sign them up with one tap and we know which events suit their age. We ask for nothing else about them here, and never for a child’s email. Notes on allergies or needs belong to one event and are erased ${retentionDays.eventNeeds} days after the first date that it had, or after you sign up if that is later.`,
  empty: "No children yet. Those you sign up for an event appear here on their own.",
  failed: "The list could not be loaded.",
  born: "Born in",
  firstName: "First Name",
  birthYear: "Birth Year",
  birthYearHint: "Four digits, such as 2016.",
  add: "Add a Child",
  save: "Save",
  pending: "Saving...",
  added: (name: string) => `${name} is on your account`,
  change: { button: "Change", title: (name: string) => `Change ${name}’s entry`, done: "Saved" },
  changeNote: "Lists of events that are signed up for already keep the old name.",
  remove: {
    button: "Remove",
    title: (name: string) => `Remove ${name}?`,
    text: (name: string) =>
      `${name} is no longer offered when you sign up for events. Registrations stay: give up seats under “My registrations”.`,
    confirm: "Yes, Remove",
    pending: "Removing...",
    keep: "Keep",
    done: (name: string) => `${name} is removed`,
  },
  cancel: "Never Mind",
} as const;
