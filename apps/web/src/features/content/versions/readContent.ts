import { type ContentTypeName, contentTypes, type Field, listFields } from "@headwaters/contracts";
import { formatDateTime } from "#lib/dates.ts";
import { findChoiceNames } from "../contentNames.ts";
import type { ContentFields } from "../editor/form/values.ts";
import { factLabels } from "../texts/editing/editor.ts";

/** Content of any type, prepared for display. */
export interface ReadableContent {
  title: string;
  /** Facts beside the text: [label, words]. */
  facts: [label: string, words: string][];
  /** Markdown. */
  text: string;
  imageUrl: string | null;
}

function toWords(type: ContentTypeName, name: string, value: unknown): string | null {
  if (value instanceof Date) return formatDateTime(value);
  return value == null ? null : (findChoiceNames(type, name)[String(value)] ?? String(value));
}

const isFact = ([name, { type }]: [string, Field]) =>
  name !== "title" && type !== "markdown" && type !== "picture";

/** Labels in their order, then the other fields; texts are last. */
function factOrder([name, { type }]: [string, Field]): number {
  const place = Object.keys(factLabels).indexOf(name);
  if (place >= 0) return place;
  return Object.keys(factLabels).length + (type === "optionalText" ? 1 : 0);
}

export function readContent(type: ContentTypeName, fields: ContentFields): ReadableContent {
  const { title, imageUrl } = fields;
  const facts = listFields(type)
    .filter(isFact)
    .sort((one, other) => factOrder(one) - factOrder(other))
    .flatMap(([name, { label }]): [string, string][] => {
      const words = toWords(type, name, fields[name]);
      return words === null ? [] : [[factLabels[name] ?? label, words]];
    });
  return { title, imageUrl, text: String(fields[contentTypes[type].body]), facts };
}

/** Formats the whole content as lines of text, for comparison. */
export function toLines({ title, facts, text, imageUrl }: ReadableContent): string {
  const lines = facts.map(([label, words]) => `${label}: ${words}`);
  const picture = imageUrl ? [`Picture: ${imageUrl}`] : [];
  return [title, ...lines, ...picture, "", text].join("\n");
}
