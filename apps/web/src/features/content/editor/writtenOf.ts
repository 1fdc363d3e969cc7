import type { EducationFields, EventFields, ItemKind, NewsFields } from "@headwaters/contracts";
import { formatDateTime } from "../../../lib/dates/dates.ts";
import { ageGroupNames, educationCategoryNames } from "../texts/education.ts";
import { eventTypeNames } from "../texts/events.ts";
import { newsCategoryNames } from "../texts/news.ts";

/** What an author wrote, of whatever kind, as a page shows it. */
export interface Written {
  title: string;
  /** What stands beside the text: [label, words]. */
  facts: [label: string, words: string][];
  /** Markdown. */
  text: string;
  imageUrl: string | null;
}

const nameIn = (names: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(names, value) ? (names[value] as string) : value;

const known = (facts: (readonly [string, string | null])[]) =>
  facts.filter((fact): fact is [string, string] => fact[1] !== null);

const moment = (at: Date | null) => at && formatDateTime(at);

const readers = {
  news: ({ category, excerpt }: NewsFields) =>
    known([
      ["Category", nameIn(newsCategoryNames, category)],
      ["Excerpt", excerpt],
    ]),
  education: ({ category, ageGroup, excerpt }: EducationFields) =>
    known([
      ["Category", nameIn(educationCategoryNames, category)],
      ["Age group", nameIn(ageGroupNames, ageGroup)],
      ["Excerpt", excerpt],
    ]),
  events: (event: EventFields) =>
    known([
      ["Type", nameIn(eventTypeNames, event.eventType)],
      ["When", moment(event.eventDate)],
      ["Where", event.location],
      ["Register by", moment(event.registrationDeadline)],
      ["Places", event.maxParticipants === null ? null : String(event.maxParticipants)],
    ]),
};

/** @param fields of this kind */
export function writtenOf(kind: ItemKind, fields: object): Written {
  const { title, imageUrl } = fields as NewsFields;
  const text =
    kind === "events" ? (fields as EventFields).description : (fields as NewsFields).content;
  return { title, imageUrl, text, facts: readers[kind](fields as never) };
}

/** All of it as lines of text, to be compared. */
export function linesOf({ title, facts, text, imageUrl }: Written): string {
  const lines = facts.map(([label, words]) => `${label}: ${words}`);
  const picture = imageUrl ? [`Picture: ${imageUrl}`] : [];
  return [title, ...lines, ...picture, "", text].join("\n");
}
