import type { MailContent, Recipient } from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";

/** The data that all mails about registrations need. */
export interface AboutRegistrations extends Recipient {
  event: { title: string; eventDate: Date; location: string };
  /** First names of the registered people. */
  names: readonly string[];
  /** Others of the family who have, or wait for, a seat. */
  others: readonly { name: string; status: "confirmed" | "offered" | "waiting" }[];
  /** URL of the event's page. */
  link: string;
  /** URL of the list of events. */
  eventsLink: string;
  /** URL of the page on which these seats are given up without a sign-in. */
  cancelLink: string;
  /** Whether anyone of the family has, or waits for, a seat. */
  isAnyoneActive: boolean;
}

/** "Mia", "Mia and Leo", "Mia, Leo, and Ana" */
export function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);
}

/** "Mia (place 3) and Leo (place 4)": who was registered together waits in a row. */
export const formatPlaces = (names: readonly string[], ahead: number) =>
  formatNames(names.map((name, index) => `${name} (place ${ahead + index + 1})`));

/** "There is a seat for Mia.", "There are seats for Mia and Leo." */
export const formatSeats = (names: readonly string[]) =>
  `There ${names.length === 1 ? "is a seat" : "are seats"} for ${formatNames(names)}.`;

export const isOrAre = (names: readonly string[]) => (names.length === 1 ? "is" : "are");

const statusWords = { confirmed: "has a seat", offered: "offered", waiting: "on the waitlist" };

/** "Leo (offered now)", "Mia (has a seat)": all of a family; the names alone if there are no others. */
export function formatFamily(
  { names, others }: Pick<AboutRegistrations, "names" | "others">,
  status: string,
): readonly string[] {
  if (others.length === 0) return names;
  return [
    ...names.map((name) => `${name} (${status})`),
    ...others.map((other) => `${other.name} (${statusWords[other.status]})`),
  ];
}

/** What families knew of an event before it was changed. */
export type KnownBefore = Pick<AboutRegistrations["event"], "eventDate" | "location">;

/** "North shore (before: South shore)" */
function formatChange(now: string, before: string | undefined): string {
  return before === undefined || before === now ? now : `${now} (before: ${before})`;
}

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

/** The button that leads to giving up seats without signing in. */
export function offerToGiveUp({ cancelLink }: Pick<AboutRegistrations, "cancelLink">) {
  return {
    intro: "Plans change? Somebody else will be glad of the seat.",
    label: "Give up one seat or all",
    link: cancelLink,
  } satisfies MailContent["alternative"];
}
