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

/** On the home page of a signed-in user. */
export const homeTexts = {
  offer: { eyebrow: "From the waitlist", title: "A seat is held for you" },
  next: { eyebrow: "Soon", title: "Your next event" },
} as const;

/** The part of the page "My data". */
export const myDataTexts = {
  children: "Children",
  born: "born in",
  guardian: "Guardian since",
  mayPickUp: "May pick up",
  alone: (age: number) => `May go home alone from age ${age}.`,
  invited: "Guardians whom you invited",
  registrations: {
    title: "Registrations",
    signedUp: "Signed up",
    needs: "Note on allergies or needs",
    noNeeds: "none",
    photos: { true: "Photographs allowed", false: "No photographs" },
    attendance: { arrived: "Came", "no-show": "Did not come" } satisfies Record<Attendance, string>,
    pickedUpBy: "Picked up by",
    guardian: "Parent or guardian",
    emergency: "In an emergency",
    terms: "Agreed to the terms",
    eventCancelled: "The event was cancelled.",
  },
  led: "Events you were named to lead",
  named: "Events for which you named a leader",
  since: "since",
} as const;
