/** The next events with their seats. */
export const nextEventsTexts = {
  title: "Next events",
  empty: "No event is on the calendar.",
  failed: "The events could not be loaded.",
  all: "All events to come",
  columns: {
    event: "Event",
    date: "When",
    location: "Where",
    seats: "Seats",
    adults: "Adults",
    actions: "Families",
  },
  cancelled: "Cancelled",
  seats: (taken: number, max: number | null) =>
    max === null
      ? `${taken} ${taken === 1 ? "person" : "people"} signed up`
      : `${taken} of ${max} seats taken`,
  onWaitlist: (people: number) => `${people} on the waitlist`,
  roster: "Roster",
  message: "Message",
} as const;

/** Texts of the approval queue, above the upcoming events. */
export const staffEventsTexts = {
  title: "Events",
  description: "Events that wait for an approval, and those to come with their seats.",
  intro:
    "What waits for an approval, and the events to come with their seats. Open a roster to see who comes, or write to the families of an event.",
  approval: "To approve",
  lead: "Families entrust us with their children’s names, phone numbers and needs. Approve an event when you know who runs it. Events of leaders and staff need no approval.",
  failed: "The events could not be loaded",
  empty:
    "No event is waiting. Events that members publish appear here before families can register for them.",
  columns: {
    event: "Event",
    date: "When and where",
    author: "Written by",
    note: "Note",
    cancelled: "Cancelled",
    actions: "Decision",
  },
  registered: (people: number) =>
    people === 1
      ? "1 person registered before registration closed, and keeps the seat."
      : `${people} people registered before registration closed, and keep their seats.`,
  suspended: "Its author is suspended, so it cannot be approved.",
  approve: {
    button: "Approve for Registration",
    pending: "Approving...",
    title: (count: number) =>
      count === 1
        ? "Approve one event for registration?"
        : `Approve ${count} events for registration?`,
    text: "Families can register at once. Have you read them?",
    done: (count: number) =>
      count === 1 ? "Registration is open" : `Registration is open for ${count} events`,
  },
  unchanged: "Nothing was changed",
  notes: {
    title: "Notes on cancelled events",
    text: "Families do not see these notes until you approve them.",
    approve: "Show the Note",
    discard: {
      button: "Discard",
      pending: "Discarding...",
      title: "Discard this note?",
      text: "Families do not see it, and it cannot be brought back.",
    },
    approved: "Families see the note now",
    discarded: "The note is discarded",
  },
} as const;
