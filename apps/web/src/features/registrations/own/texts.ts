import {
  type Attendance,
  organization,
  registrationStatusNames,
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
    about: (title: string) => `“${title}”, on`,
    failed: "Nothing was given up",
  },
  offer: {
    /** Before and after the time. */
    held: (count: number) => (count === 1 ? "A seat is held for" : "Seats are held for"),
    until: "until",
    pending: "Taking...",
    failed: "The seat was not taken",
    decline: {
      title: (count: number) => (count === 1 ? "Let this seat go?" : "Let these seats go?"),
      text: `After ${UNDO_TIME} it is offered to whoever is next on the waitlist.`,
      keep: (count: number) => (count === 1 ? "Keep it" : "Keep them"),
      pending: "Letting go...",
    },
  },
} as const;

/** What a family agreed to, on its account's page. */
export const consentsTexts = {
  title: "Consents",
  text: "What you agreed to for yourself and your children, with the words that you saw. You can withdraw it any time: leaders see that at once, and it makes no difference to your places.",
  failed: "Your consents could not be loaded.",
  given: (count: number) => (count === 1 ? "1 given" : `${count} given`),
  season: (season: number) => `all events of ${season}`,
  /** Before dates. */
  agreed: "Agreed on",
  noted: "Noted by our staff on",
  withdrawn: "withdrawn on",
  words: (version: number) => `The words (version ${version})`,
  withdraw: {
    button: "Withdraw",
    pending: "Withdrawing...",
    label: (name: string, what: string) => `Withdraw the consent for ${name}: ${what}`,
    title: (name: string) => `Withdraw the consent for ${name}?`,
    text: "The list of the event says “No photos” at once. For pictures that are published already, please write to us.",
  },
  done: "The consent is withdrawn",
  notDone: "Nothing was withdrawn",
} as const;

/** On the home page of a signed-in user. */
export const homeTexts = {
  offer: { eyebrow: "From the waitlist", title: "A seat is held for you" },
  next: { eyebrow: "Soon", title: "Your next event" },
} as const;

/** The part of the page "My data". */
export const myDataTexts = {
  children: "Children",
  born: "born in",
  /** Before the date. */
  confirmed: "Confirmed on",
  guardian: "Guardian since",
  mayPickUp: "May pick up",
  alone: (age: number) => `May go home alone from age ${age}.`,
  invited: "Guardians whom you invited",
  registrations: {
    title: "Registrations",
    signedUp: "Signed up",
    needs: "Note on allergies or needs",
    noNeeds: "none",
    attendance: { arrived: "Came", "no-show": "Did not come" } satisfies Record<Attendance, string>,
    pickedUpBy: "Picked up by",
    guardian: "Parent or guardian",
    emergency: "In an emergency",
    terms: "Agreed to the terms",
    eventCancelled: "The event was cancelled.",
  },
  consents: { title: "Consents", words: "The words", hash: "SHA-256" },
  led: "Events you were named to lead",
  named: "Events for which you named a leader",
  since: "since",
} as const;
