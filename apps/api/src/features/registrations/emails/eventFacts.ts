import type { Letter } from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";

/** The data that all mails about registrations need. */
export interface AboutRegistrations {
  to: string;
  firstName: string | null;
  event: { title: string; eventDate: Date; location: string };
  /** First names of the registered people. */
  names: readonly string[];
  /** URL of the event's page. */
  link: string;
  /** URL of the page that cancels these registrations without a sign-in. */
  cancelLink: string;
}

/** "Mia", "Mia and Leo", "Mia, Leo, and Ana" */
export function formatNames(names: readonly string[]): string {
  return new Intl.ListFormat("en-US", { type: "conjunction" }).format(names);
}

export const isOrAre = (names: readonly string[]) => (names.length === 1 ? "is" : "are");

export function formatEventFacts({ event, names }: Pick<AboutRegistrations, "event" | "names">) {
  return [
    ["Event", event.title],
    ["When", momentInWords(event.eventDate)],
    ["Where", event.location],
    ["Who", formatNames(names)],
  ] as const satisfies Letter["facts"];
}

export function formatCancelHint(link: string): string {
  return `Plans change. To cancel for everyone you signed up, open this page and press its button: ${link}`;
}
