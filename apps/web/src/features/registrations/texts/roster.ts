import { type AgeGroup, type Attendance, retentionDays } from "@headwaters/contracts";

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);
const families = (count: number) => (count === 1 ? "1 family" : `${count} families`);

const attendanceNames: Record<Attendance, string> = { arrived: "Arrived", "no-show": "No-show" };

/** The roster of an event, for its leaders and staff. */
export const rosterTexts = {
  /** Check-ins that wait on this device. */
  unsent: {
    waiting: (count: number) =>
      count === 1
        ? "1 check-in waits on this device until it can be sent."
        : `${count} check-ins wait on this device until they can be sent.`,
    sendNow: "Send Now",
    refused: "A check-in was not accepted.",
    disagrees: "A check-in that waited here and another one disagree.",
    seeList: "See the list",
  },
  title: "Who is coming",
  description: "Who is signed up for an event, for those who run it.",
  failure: "The list could not be loaded",
  back: "Event page",
  edit: "Edit event",
  cancelled: "Cancelled",
  note: `Only leaders of this event and our staff see this list, and we log who opens it, and when. Notes on allergies and needs are erased ${retentionDays.eventNeeds} days after the first date that the event had: after a postponement earlier notes may be gone, so please ask families again.`,
  notOpen:
    "Registration is closed until our staff have approved this event. Families who are signed up keep their seats.",
  noteWaits: "Your note on the cancellation is shown to families when our staff have read it.",
  numbersOnly:
    "Names, phone numbers and needs of families are for leaders and our staff. To lead your own events, write to us by the [contact form](/contact).",
  takenDown:
    "Our staff took this event down. Until they publish it again, only they see its people. Please write to us by the [contact form](/contact).",
  leaders: {
    title: "Leaders",
    text: "They see this list, check people in and write to families. Name someone whom staff have made a leader.",
    author: "Wrote this event",
    email: "Email of another leader",
    add: "Add Leader",
    pending: "Adding...",
    added: "They lead this event now",
    remove: {
      button: "Take Off",
      pending: "Taking off...",
      title: (name: string) => `Take ${name} off the leaders?`,
      text: "They no longer see who comes to this event.",
    },
    removed: "They no longer lead this event",
    failed: "The leaders were not changed. Please try again.",
  },
  approval: {
    heading: "Approval",
    lead: "Staff have approved this event for registration.",
    button: "Withdraw Approval",
    pending: "Withdrawing...",
    title: "Withdraw the approval?",
    text: "Registration closes until staff approve the event again. Families who are signed up keep their seats.",
    done: "Registration is closed",
    failed: "The approval was not withdrawn. Please try again.",
  },
  stale: (when: string) =>
    `This list could not be refreshed since ${when}. It is being tried again.`,
  numbers: {
    label: "Numbers",
    confirmed: "have a seat",
    of: (maximum: number) => `of ${maximum}`,
    offered: "offered",
    waiting: "waiting",
    arrived: "arrived",
  },
  tools: {
    label: "What you can do",
    add: "Add Someone",
    message: "Message",
    file: "Spreadsheet",
    print: "Print",
  },
  search: { label: "Find by name", none: "Nobody of this name." },
  found: (count: number) => `${people(count)} found`,
  coming: {
    title: "Coming",
    empty: "Nobody has signed up yet.",
    nobody: "Nobody is on this list.",
  },
  lost: {
    title: "Were signed up",
    text: "Those whom no email reaches stand first: please call them.",
    had: { seat: "Had a seat", waitlist: "Had no seat yet" },
    mail: {
      none: "Not told: no email goes to them. Please call.",
      /** Before a time. */
      failed: "Not told: the email failed on",
      failedNext: "Please call.",
      pending: "The email waits to be sent since",
      sent: "Told by email on",
    },
  },
  offered: {
    title: "Offered a seat",
    text: "Their seats are held until they answer.",
    until: "Held until",
  },
  waiting: {
    title: "Waitlist",
    text: "First come, first served. Free seats are offered by email.",
  },
  ended: (count: number) =>
    `${people(count)} gave up a place, ${count === 1 ? "was" : "were"} taken off or let an offer pass`,
  statuses: {
    expired: "Offer ended",
    left: "Left the waitlist",
    cancelled: "No longer has a seat",
  },
  person: {
    place: (number: number) => `Place ${number} on the waitlist`,
    adult: "Adult",
    anyAge: "Let in by staff at this age",
    age: (younger: number, older: number) => `${younger} or ${older} years old`,
    needs: "Needs:",
    photos: "Photos are fine",
    noPhotos: "No photos",
    alsoOffered: (names: string) => `Offered a seat: ${names}`,
    alsoWaiting: (names: string) => `On the waitlist: ${names}`,
    alsoConfirmed: (names: string) => `Already has a seat: ${names}`,
    together: "Only come together",
    guardian: "Guardian",
    emergency: "Emergency",
    account: "Signed up by",
    unconfirmed: "Email not confirmed: our emails do not reach them. Please call.",
    addedBy: (name: string) => `Added by ${name}`,
    call: "Call",
  },
  remove: {
    button: (name: string) => `Take off ${name}`,
    pending: "Taking off...",
    title: (name: string) => `Take ${name} off the list?`,
    text: "Their seat goes to the next on the waitlist. They are told by email, if we have an address.",
    done: (name: string) => `${name} is off the list`,
    failed: "Nobody was taken off. Please try again.",
  },
  checkIn: {
    label: "Check-in",
    names: attendanceNames,
    noted: (by: string | null, what: string, time: string) =>
      `${by ?? "Somebody"} noted “${what}” at ${time}`,
    nothing: { attendance: "nothing", pickedUpBy: "not picked up" },
    conflict: (older: string, newer: string) =>
      `Two check-ins disagree: ${older}; ${newer}. The second counts. Please ask, and note what is right.`,
    undo: "Undo",
    pickedUpBy: "Picked up by",
    save: "Save",
    change: "Change",
    saving: "Saving...",
    offline: "Not saved yet: there is no connection. This page saves it once there is.",
    failed: "Not saved.",
    again: "Try Again",
  },
  add: {
    title: "Add someone by hand",
    text: "For those who called, or stand in front of you. Without a free seat they go to the end of the waitlist.",
    person: (number: number) => `Person ${number}`,
    firstName: "First name",
    adult: "18 or older",
    birthYear: "Birth year",
    birthYearHint: "Four digits, such as 2016.",
    needs: "Allergies or needs",
    another: "Add Another",
    removePerson: "Remove",
    contacts: "Who to call",
    contactsText: "Needed as soon as one of them may be under 18.",
    guardianName: "Guardian’s name",
    guardianPhone: "Guardian’s phone",
    emergencyName: "Emergency contact’s name",
    emergencyPhone: "Emergency contact’s phone",
    email: "Email of a parent or guardian",
    emailHint:
      "For the confirmation and any changes. Without one, please tell them yourself. Never a child’s.",
    anyAge: "Let in any age",
    anyAgeMeaning: "Even if the event is for another age group. Only staff can do this.",
    submit: "Add",
    pending: "Adding...",
    notNow: "Not now",
    done: "Added to the list",
    doneWaiting: "Added to the waitlist",
    failed: "Nobody was added. Please try again.",
  },
  message: {
    title: "Message everyone",
    label: "Message",
    hint: `Goes by email to everyone who has a seat, with the event, its time and its place. Answers go to our office.`,
    nobody: "Nobody with a seat can be reached by email.",
    next: "Continue",
    ask: (count: number) => `Send this to ${families(count)}?`,
    noEmail: (names: string) => `No email reaches them; please call: ${names}.`,
    send: (count: number) => `Send to ${count === 1 ? "1 Family" : `${count} Families`}`,
    pending: "Sending...",
    back: "Back",
    notNow: "Not now",
    done: "The message is on its way",
    doneText: (count: number) => `To ${families(count)}.`,
    failed: "It could not be sent. Please try again.",
  },
  ages: {
    title: "Who may sign up",
    text: "People of other ages cannot sign up. Those who are signed up stay.",
    label: "Ages",
    any: "Any age",
    groups: ["6-12", "13-18"] satisfies AgeGroup[],
    save: "Save Ages",
    pending: "Saving...",
    done: "The ages are saved",
    failed: "The ages could not be saved. Please try again.",
  },
  cancelEvent: {
    title: "Cancel the event",
    text: "It stays on the website, marked as cancelled. Everyone who is signed up or waiting loses their place and is told by email.",
    button: "Cancel This Event",
    begun: "An event that has begun cannot be cancelled.",
    done: "This event is cancelled. Everyone with an email address was told.",
    dialog: "Cancel this event?",
    /** Numbers of notified families, and of families without an address. */
    notified: (count: number, mails: number) =>
      count === 0
        ? "Nobody is signed up."
        : `${people(count)} signed up or waiting ${count === 1 ? "loses" : "lose"} their place. ${families(mails)} ${mails === 1 ? "is" : "are"} told by email.`,
    /** Likewise, for authors who see counts only. */
    notifiedPeople: (count: number) =>
      count === 0
        ? "Nobody is signed up."
        : `${people(count)} signed up or waiting ${count === 1 ? "loses" : "lose"} their place. Their families are told by email.`,
    noEmail: (names: string) => `Nobody but you can tell: ${names}. Please call.`,
    final: "This cannot be undone.",
    label: "Note to everyone",
    hint: "Why, and what happens next. It is in the email and on the event’s page.",
    confirm: "Cancel the Event",
    pending: "Cancelling...",
    keep: "Keep the Event",
    success: "The event is cancelled",
    failed: "The event could not be cancelled. Please try again.",
  },
  paper: {
    secret: "Names and phone numbers of children. Please shred after the event.",
    columns: ["Here", "Name", "Age", "Guardian", "Emergency", "Needs", "Photos", "Picked up by"],
    age: (younger: number, older: number) => `${younger} or ${older}`,
    yes: "Yes",
    no: "No",
    waiting: "Waitlist",
    lost: "Event cancelled: were signed up",
    place: (number: number) => `(place ${number})`,
  },
} as const;
