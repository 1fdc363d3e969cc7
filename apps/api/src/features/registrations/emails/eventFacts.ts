import type { Letter } from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";

/** What every mail about registrations says of the event, and of who is meant. */
export interface AboutRegistrations {
  to: string;
  firstName: string | null;
  event: { title: string; eventDate: Date; location: string };
  /** First names of those whom it is about. */
  names: readonly string[];
  /** The event's page. */
  link: string;
  /** Where these registrations can be cancelled without signing in. */
  cancelLink: string;
}

/** "Mia", "Mia and Leo", "Mia, Leo, and Ana" */
export function inWords(names: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);
}

/** "is" or "are", for so many. */
export const are = (names: readonly string[]) => (names.length === 1 ? "is" : "are");

/** When and where the event is, and who is meant. */
export function formatEventFacts({ event, names }: Pick<AboutRegistrations, "event" | "names">) {
  return [
    ["Event", event.title],
    ["When", momentInWords(event.eventDate)],
    ["Where", event.location],
    ["Who", inWords(names)],
  ] as const satisfies Letter["facts"];
}

/** How to cancel for everyone who is signed up together: with a link, because plans change. */
export function howToCancel(link: string): string {
  return `Plans change. To cancel for everyone you signed up, open this page and press its button: ${link}`;
}
