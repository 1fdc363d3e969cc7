import { type ContentState, type ContentTypeName, listFields } from "@headwaters/contracts";
import type { Issue } from "../../../../ui/forms/useFieldErrors.ts";
import { dateTexts, notWhole, publishingTexts } from "../../texts/editing.ts";
import { momentsAt, wallTime, wallWords } from "./dates/zoneTime.ts";

/** Whether, and when, readers are to see it, as a form has it. */
export interface Publishing {
  published: boolean;
  /** At the time in `publishAt`, not at once. */
  isTimed: boolean;
  publishAt: string;
}

/** What a form holds: the fields of its content type, and what becomes of them. */
export type ContentValues = Publishing & {
  /** Of an uploaded picture; see PictureField. */
  imageAlt: string | null;
  [field: string]: string | boolean | null;
};

/** What an author wrote, of any content type. */
export interface ContentFields {
  title: string;
  imageUrl: string | null;
  [name: string]: unknown;
}

/** What a form sends once it is checked. */
export type SentContent = Record<string, unknown>;

/** Content as it comes to its form. */
export type EditableContent = ContentState & { fields: ContentFields };

export function createValues(type: ContentTypeName): ContentValues {
  const empty = listFields(type).map(([name]) => [name, ""]);
  return {
    ...Object.fromEntries(empty),
    imageAlt: null,
    published: true,
    isTimed: false,
    publishAt: "",
  };
}

const toText = (value: unknown) => (value instanceof Date ? wallTime(value) : String(value ?? ""));

/** What was written, as its form shows it. */
export function toValues(type: ContentTypeName, item: EditableContent): ContentValues {
  const texts = listFields(type).map(([name]) => [name, toText(item.fields[name])]);
  const { status, isPublished, publishAt } = item;
  return {
    ...Object.fromEntries(texts),
    imageAlt: item.imageAlt,
    // What waits, was sent back or has its time is meant for readers.
    published: isPublished || status !== "draft",
    isTimed: publishAt !== null,
    publishAt: toText(publishAt),
  };
}

interface Sent {
  sent: SentContent;
  issues: Issue[];
}

/**
 * What a form sends, and what no schema would find wrong with it.
 * @param saved the content that is changed: a time that was not touched stays the moment that it was
 */
export function readValues(
  type: ContentTypeName,
  values: ContentValues,
  saved?: EditableContent,
): Sent {
  const issues: Issue[] = [];

  function readDate(name: string, value: string, before: unknown): Date | string | null {
    if (before instanceof Date && wallTime(before) === value) return before;
    const [first] = momentsAt(value);
    if (value && !first) issues.push({ path: name, message: dateTexts.none(wallWords(value)) });
    return first ?? null;
  }

  function readCount(name: string, label: string, value: string): number | null {
    if (/^\d*$/.test(value.trim())) return value.trim() ? Number(value) : null;
    issues.push({ path: name, message: notWhole(label) });
    return null;
  }

  const fields = listFields(type).map(([name, field]) => {
    const value = String(values[name]);
    switch (field.type) {
      case "date":
      case "optionalDate":
        return [name, readDate(name, value, saved?.fields[name])];
      case "optionalCount":
        return [name, readCount(name, field.label, value)];
      default:
        return [name, value];
    }
  });
  const { published, isTimed, publishAt: time } = values;
  const isLater = published && isTimed;
  if (isLater && !time) issues.push({ path: "publishAt", message: publishingTexts.missing });
  const publishAt = isLater ? readDate("publishAt", time, saved?.publishAt) : null;
  return { sent: { ...Object.fromEntries(fields), published, publishAt }, issues };
}

/** Fields that a browser holds for half filled in, and gives away as empty. */
export function unfinishedIn(form: HTMLFormElement | null): Issue[] {
  const fields = Array.from(form?.elements ?? []) as HTMLInputElement[];
  return fields
    .filter(({ validity }) => validity?.badInput)
    .map(({ name }) => ({ path: name, message: dateTexts.unfinished }));
}
