import type { MessageAudience } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { dayInWords, timeInWords } from "../../../platform/mail/compose/words.ts";
import {
  type AboutRegistrations,
  composeEventMail,
  formatEventFacts,
  formatNames,
  formatTimeAndPlace,
  isOrAre,
  type KnownBefore,
} from "./eventFacts.ts";

/** Sent to the author when staff approve an event for registration. */
export function approvalGranted(message: Recipient & { title: string; link: string }) {
  const { title, link } = message;
  return composeMail(message, {
    kind: "approvalGranted",
    subject: `Registration is open: ${title}`,
    preview: "Our staff have approved your event. Families can register for it now.",
    paragraphs: [
      `Our staff have approved “${title}”. Families can register for it now.`,
      "If you change its title, description, place or date, staff look at it again first. Those who are registered by then keep their seats.",
    ],
    action: { label: "See the event", link },
  });
}

/** Notifies the organization that an event lost its approval and takes no registrations. */
export function approvalLostNotice(message: {
  to: string;
  title: string;
  /** Number of active registrations. */
  registered: number;
  link: string;
}) {
  const { title, registered, link } = message;
  const people = registered === 1 ? "1 person is" : `${registered} people are`;
  return composeMail(message, {
    kind: "approvalLostNotice",
    subject: `Please approve again: ${title}`,
    preview: `Registration has closed. ${people} registered and keep their places.`,
    paragraphs: [
      `Registration for “${title}” has closed: the event is no longer one that staff stand behind. Its author changed it, is no leader any more or has no account, or staff withdrew the approval.`,
      `${people} registered and keep their places. They get no reminders, and nobody else can register, until staff approve the event.`,
    ],
    action: { label: "Look at the event", link },
    afterwards: ["Sign in as staff first: to others there is no such page."],
  });
}

/** Notifies a family that an event is cancelled. */
export function eventCancelled(
  message: AboutRegistrations & { note: string | null; calendar: string },
) {
  const { event, eventsLink, note, calendar } = message;
  return composeMail(message, {
    kind: "eventCancelled",
    subject: `Cancelled: ${event.title}`,
    preview: `It was planned for ${dayInWords(event.eventDate)}. You need do nothing.`,
    paragraphs: [
      "We are sorry: this event was cancelled. You need do nothing.",
      ...(note ? note.split(/\s*\n\s*/) : []),
    ],
    event,
    facts: formatEventFacts(message),
    action: { label: "See what else is on", link: eventsLink },
    calendar,
  });
}

/** Notifies a family that staff hid an event, in the words of staff. Its picture is not public any more. */
export function eventHidden(message: AboutRegistrations & { note: string }) {
  const { event, eventsLink, note } = message;
  const withoutPicture = { ...message, event: { ...event, picture: null } };
  return composeEventMail(withoutPicture, {
    kind: "eventHidden",
    subject: `Not on our website for now: ${event.title}`,
    preview: "You keep your seats and your places on the waitlist. Our staff say why.",
    paragraphs: [
      "We have taken this event off our website for now. You keep your seats and your places on the waitlist. Our staff write:",
      ...note.split(/\s*\n\s*/),
    ],
    action: { label: "See what else is on", link: eventsLink },
  });
}

interface FamilyStatus {
  /** Someone of the family has a seat. */
  isSeated: boolean;
  /** Someone of the family is on the waitlist or has an offer. */
  isWaiting: boolean;
}

function describeStatus({ isSeated, isWaiting }: FamilyStatus): string {
  if (!isWaiting) return "You are still signed up.";
  return isSeated
    ? "You keep your seats, and your places on the waitlist stay."
    : "Your place on the waitlist stays.";
}

/**
 * Notifies a family of a new time or place of an event, with the old one.
 * @param message with a calendar file for families with a seat; null for others
 */
export function eventChanged(
  message: AboutRegistrations & FamilyStatus & { before: KnownBefore; calendar: string | null },
) {
  const { event, before, calendar } = message;
  return composeEventMail(message, {
    kind: "eventChanged",
    subject: `Changed: ${event.title}`,
    preview: `Now: ${formatTimeAndPlace(event)}.`,
    paragraphs: [`The time or the place of this event has changed. ${describeStatus(message)}`],
    facts: formatEventFacts(message, before),
    calendar,
  });
}

/**
 * Sends a message of the event's author or staff to a family. Inboxes and locked phones show the beginning
 * of one to several families, but not of one to a single family, which is about its child.
 */
export function eventMessage(
  message: AboutRegistrations & { text: string; replyTo: string; audience: MessageAudience },
) {
  const { event, text, replyTo, audience } = message;
  return composeEventMail(message, {
    kind: "eventMessage",
    subject: `About ${event.title}`,
    preview: audience === "family" ? "The people who run this event write to you." : text,
    paragraphs: text.split(/\s*\n\s*/),
    replyTo,
  });
}

/** Reminds a family of an event. Names its date, not "tomorrow": the mail may be read later. */
export function eventReminder(message: AboutRegistrations) {
  const { event, names } = message;
  return composeEventMail(message, {
    kind: "eventReminder",
    subject: `On ${dayInWords(event.eventDate)}: ${event.title}`,
    preview: `At ${timeInWords(event.eventDate)}, ${event.location}. See you there.`,
    paragraphs: [
      `${formatNames(names)} ${isOrAre(names)} signed up for this event. See you there.`,
    ],
  });
}
