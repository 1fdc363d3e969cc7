import {
  composeMail,
  type MailContent,
  type MailEvent,
  type Recipient,
} from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";

export interface AboutRegistrations extends Recipient {
  event: MailEvent & { title: string; location: string };
  /** First names of the registered people. */
  names: readonly string[];
  /** Other members of the family who have a seat, an offer or a place on the waitlist. */
  others: readonly { name: string; status: "confirmed" | "offered" | "waiting" }[];
  /** URL of the event's page. */
  link: string;
  eventsLink: string;
  /** URL of the page that gives up these seats without a sign-in. */
  cancelLink: string;
  /** What the people of the link have: seats or offers, places on the waitlist alone, or nothing any more. */
  holds: "seats" | "waitlist" | null;
}

const nameList = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "Mia", "Mia and Leo", "Mia, Leo, and Ana" */
export const formatNames = (names: readonly string[]): string => nameList.format(names);

export const isOrAre = (names: readonly string[]) => (names.length === 1 ? "is" : "are");

/** Time and place that families were last notified of. */
export type KnownBefore = Pick<AboutRegistrations["event"], "eventDate" | "location">;

/** "North shore (before: South shore)" */
function formatChange(now: string, before: string | undefined): string {
  return before === undefined || before === now ? now : `${now} (before: ${before})`;
}

/** "Saturday, May 1, 2027 at 9:00 AM PDT, North shore"; families may not have been told a place. */
export const formatTimeAndPlace = ({ eventDate, location }: KnownBefore) =>
  [momentInWords(eventDate), location].filter(Boolean).join(", ");

export function formatEventFacts(
  { event, names }: Pick<AboutRegistrations, "event" | "names">,
  before?: KnownBefore,
) {
  const when = before && momentInWords(before.eventDate);
  return [
    ["Event", event.title],
    ["When", formatChange(momentInWords(event.eventDate), when)],
    ["Where", formatChange(event.location, before?.location)],
    ["Who", formatNames(names)],
  ] as const satisfies MailContent["facts"];
}

const giveUpWords = {
  seats: {
    intro: "Plans change? Somebody else will be glad of the seat.",
    label: "Give up one seat or all",
  },
  waitlist: {
    intro: "Plans change? The next family will be glad to move up.",
    label: "Leave the waitlist",
  },
};

/**
 * Composes a mail about registrations, with the event's facts, a button to its page and, while anyone
 * is registered, one to give up seats or places on the waitlist without a sign-in.
 */
export function composeEventMail(
  message: AboutRegistrations,
  content: Omit<MailContent, "alternative" | "event">,
) {
  const { holds, cancelLink } = message;
  return composeMail(message, {
    event: message.event,
    facts: formatEventFacts(message),
    action: { label: "See the event", link: message.link },
    ...(holds && { alternative: { ...giveUpWords[holds], link: cancelLink } }),
    ...content,
  });
}
