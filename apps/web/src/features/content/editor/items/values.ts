import type { ItemState } from "@headwaters/contracts";
import type { Issue } from "../../../../ui/forms/useFieldErrors.ts";
import { eventFieldTexts, momentTexts, publishingTexts } from "../../texts/editing.ts";
import type { ItemForm } from "./itemForms.ts";
import { momentsAt, wallTime, wallWords } from "./zoneTime.ts";

/** Whether, and when, readers are to see it, as a form has it. */
export interface Publishing {
  published: boolean;
  /** At the time in `publishAt`, not at once. */
  isTimed: boolean;
  publishAt: string;
}

/** What a form holds: the fields of its kind, and what becomes of them. */
export type ItemValues = Publishing & {
  /** Of an uploaded picture; see PictureField. */
  imageAlt: string | null;
  [field: string]: string | boolean | null;
};

export type ItemFields = Record<string, unknown>;

/** An item as it comes to its form. */
export type EditableItem = ItemState & { fields: ItemFields };

export function emptyValues(form: ItemForm): ItemValues {
  return { ...form.empty, imageAlt: null, published: true, isTimed: false, publishAt: "" };
}

const textOf = (value: unknown) => (value instanceof Date ? wallTime(value) : String(value ?? ""));

/** What an item says, as its form shows it. */
export function valuesOf(form: ItemForm, item: EditableItem): ItemValues {
  const texts = Object.keys(form.empty).map((name) => [name, textOf(item.fields[name])]);
  const { status, isPublished, publishAt } = item;
  return {
    ...Object.fromEntries(texts),
    imageAlt: item.imageAlt,
    // What waits, was sent back or has its time is meant for readers.
    published: isPublished || status !== "draft",
    isTimed: publishAt !== null,
    publishAt: textOf(publishAt),
  };
}

interface Sent {
  sent: ItemFields;
  issues: Issue[];
}

/**
 * What a form sends, and what no schema would find wrong with it.
 * @param saved the item that is changed: a time that was not touched stays the moment that it was
 */
export function sentOf(form: ItemForm, values: ItemValues, saved?: EditableItem): Sent {
  const issues: Issue[] = [];

  function moment(name: string, value: string, before: unknown): Date | string | null {
    if (before instanceof Date && wallTime(before) === value) return before;
    const [first] = momentsAt(value);
    if (value && !first) issues.push({ path: name, message: momentTexts.none(wallWords(value)) });
    return first ?? null;
  }

  function count(name: string, value: string): number | null {
    if (/^\d*$/.test(value.trim())) return value.trim() ? Number(value) : null;
    issues.push({ path: name, message: eventFieldTexts.whole });
    return null;
  }

  const fields = Object.keys(form.empty).map((name) => {
    const value = String(values[name]);
    if (form.moments.includes(name)) return [name, moment(name, value, saved?.fields[name])];
    return [name, form.counts.includes(name) ? count(name, value) : value];
  });
  const { published, isTimed, publishAt: time } = values;
  const isLater = published && isTimed;
  if (isLater && !time) issues.push({ path: "publishAt", message: publishingTexts.missing });
  const publishAt = isLater ? moment("publishAt", time, saved?.publishAt) : null;
  return { sent: { ...Object.fromEntries(fields), published, publishAt }, issues };
}

/** Fields that a browser holds for half filled in, and gives away as empty. */
export function unfinishedIn(form: HTMLFormElement | null): Issue[] {
  const fields = Array.from(form?.elements ?? []) as HTMLInputElement[];
  return fields
    .filter(({ validity }) => validity?.badInput)
    .map(({ name }) => ({ path: name, message: momentTexts.unfinished }));
}
