import { type Attendee, OFFER_HOURS, organization, retentionDays } from "@headwaters/contracts";
import { isUnauthorized, serverMessage } from "#lib/api/failures.ts";
import { FULL_REFUND_DAYS, HALF_REFUND_DAYS, PROCESSING_FEE } from "#lib/refunds.ts";
import { stateTexts } from "../event-page/texts.ts";
import { formatNames } from "../formatNames.ts";

const seatsText = stateTexts.seats;

/** Texts for signed-in families on an event's page. */
export const registeringTexts = {
  more: "Add Someone Else",
  offer: {
    held: (people: readonly Attendee[]) =>
      people.length === 1
        ? `There is a seat for ${formatNames(people)}. It is held until`
        : `There are seats for ${formatNames(people)}. They are held until`,
    taking: "Taking it...",
  },
  failed: "That did not work. Please check your connection and try again.",
  signedOut: "You are signed out. Sign in again in another tab, then press the button once more.",
  signIn: "Sign in",
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
  choose: "Choose who is coming",
  you: "you",
  /** Before registering, if not everyone gets a seat. */
  preview: {
    left: (seats: number, waiting: number) =>
      `${seatsText(seats)}: ${seats === 1 ? "one of you gets it" : `${seats} of you get them`}, ${waiting === 1 ? "one waits" : `${waiting} wait`}.`,
    none: "No seat is left.",
    together: (seats: number) =>
      `${seatsText(seats)}: all of you wait until there are enough for everyone.`,
    seated: (names: string) => `Seat: ${names}.`,
    waiting: (names: string) => `Waitlist: ${names}.`,
  },
  already: (names: string) => `Signed up already: ${names}.`,
  nobodyElse: "Everyone on your account is signed up. You can add a child.",
  photo: (name: string) => `Photos of ${name} may be shown`,
  /** Of a consent that covers more than this event. */
  photoSeason: (season: number) => `For all events of ${season}, until you withdraw it.`,
  /** Before the date. */
  photoAgreed: (season: number) => `agreed for all events of ${season} on`,
  withdraw: "Withdraw",
  needs: { summary: "Add a note on allergies or needs", label: "Allergies or needs" },
  childNeeds: { summary: "Add a note for this event", label: "Note for this event" },
  facts: {
    /** Before the date. */
    still: "Still true? Last confirmed on",
    stillTrue: (name: string) => `Yes, this is still true of ${name}`,
    change: "Change what is noted",
    missing: "Please say that this is still true, or change it",
  },
  together: "Keep us together",
  togetherText: "All of you wait until there are enough seats for everyone.",
  contacts: "Whom we can call",
  guardianName: "Guardian name",
  guardianPhone: "Guardian phone",
  emergencyName: "Emergency contact name",
  emergencyPhone: "Emergency contact phone",
  emergencyHint: "Someone else, in case we cannot reach you.",
  terms: "I agree to the terms of the event",
  readTerms: "Read the terms",
  allTerms: "All terms of this website",
  privacy: `We keep this to run the event. Only its leaders and our staff see it. Notes on allergies and needs are erased ${retentionDays.eventNeeds} days after the first date that the event had, or after you sign up if that is later.`,
  pending: { seat: "Registering...", waitlist: "Joining the waitlist..." },
  unreachable: "We could not be reached. Nothing you typed is lost: please try again.",
  loading: "One moment…",
  notLoaded: "The form could not be loaded.",
} as const;

/**
 * Terms of registration. After a relevant change, also change REGISTRATION_TERMS_VERSION in
 * contracts, which is stored with each registration.
 */
export const registrationTerms = [
  {
    title: "Who looks after the children",
    text: "Trained adults are with every group from the beginning to the end of the event. At events, a parent or guardian stays with every child under 13. Please bring and collect older ones on time, or tell us who else may.",
  },
  {
    title: "Health",
    text: "Tell us about allergies, medicine and anything else that matters by the water. Some activities need medical clearance. In an emergency we call for help first, and then you.",
  },
  {
    title: "Weather",
    text: "We go out in light rain. If the weather or the water is not safe, we call the event off and offer a makeup date or a credit.",
  },
  {
    title: "Conduct",
    text: "Everyone listens to the leaders, wears the life jacket they are given and is kind to people, fish and places. Whoever puts others at risk may be sent home.",
  },
  {
    title: "If there is a fee",
    text: `Cancel more than ${FULL_REFUND_DAYS} days before, and you get everything back but a ${PROCESSING_FEE} processing fee; ${HALF_REFUND_DAYS} to ${FULL_REFUND_DAYS} days before, half; less than ${HALF_REFUND_DAYS} days before, nothing, unless it is a medical emergency. If we cancel, you get all of it back.`,
  },
  {
    title: "You sign for them",
    text: `You are the parent or legal guardian of the children you sign up, or have that person’s permission. The terms of ${organization.name} apply too.`,
  },
] as const;

export const registeredTexts = {
  title: {
    confirmed: "You’re in",
    mixed: "Some of you have a seat",
    waiting: "You’re on the waitlist",
  },
  confirmed: (names: string) => `${names}: confirmed`,
  waiting: (name: string, place: string) => `${name}: ${place}`,
  mail: "An email with a calendar file is on its way to",
  waitingMail: "An email about it is on its way to",
  /** Used while the address is unconfirmed; before and after it. */
  unconfirmed: [
    "Please open the link in our latest email to",
    "It confirms the address: until then we send nothing else there.",
  ],
  offer: `When a seat is free, we write to you and hold it for up to ${OFFER_HOURS} hours.`,
  done: "Done",
} as const;

/** The text of a failure, if any. */
export function failureText(
  error: { message: string; cause?: unknown } | null,
  unreachable: string = registeringTexts.failed,
): string | null {
  if (!error) return null;
  if (isUnauthorized(error)) return registeringTexts.signedOut;
  return serverMessage(error) ?? unreachable;
}
