import {
  type ContentState,
  type ContentTypeName,
  type Focus,
  listFields,
} from "@headwaters/contracts";
import type { AppRouter } from "@headwaters/contracts/router";
import type { inferRouterInputs } from "@trpc/server";
import type { DraftForm } from "#ui/forms/drafts/useDraft.ts";
import type { Schemas } from "#ui/forms/Form.tsx";
import type { Issue } from "#ui/forms/showFailure.ts";
import { findMissingDescription, type PictureValue } from "../pictures/pictureValue.ts";
import { formatDayAndTime, formatLocalTime, parseLocalTime } from "./localTime.ts";
import { dateTexts, notWhole, publishingTexts } from "./texts.ts";

/** Publication in a form: whether, and when. */
export interface Publishing {
  published: boolean;
  /** Published at the time in `publishAt`, not at once. */
  isTimed: boolean;
  publishAt: string;
}

/** The effect of sending the form on publication; with the date and place of an event. */
export interface PublishingChoice extends Pick<Publishing, "published" | "isTimed"> {
  eventDate?: unknown;
  location?: unknown;
}

/** Form values: the fields of the content type and the publishing choice. */
export type ContentValues = Publishing & {
  /** The description of an uploaded picture; see PictureField. */
  imageAlt: string | null;
  imageFocus: Focus | null;
  [field: string]: string | boolean | Focus | null;
};

/** An author's fields, of any content type. */
export interface ContentFields {
  title: string;
  imageUrl: string | null;
  [name: string]: unknown;
}

/** Content with which the form starts. */
export type EditableContent = ContentState & { fields: ContentFields };

/** The validated input, typed as that of news (contentTypes.ts). */
export type SentContent = inferRouterInputs<AppRouter>["news"]["update"];

export function createValues(type: ContentTypeName): ContentValues {
  const empty = listFields(type).map(([name]) => [name, ""]);
  return {
    ...Object.fromEntries(empty),
    imageAlt: null,
    imageFocus: null,
    published: true,
    isTimed: false,
    publishAt: "",
  };
}

/** Fields as form values. */
export function toValues(type: ContentTypeName, item: EditableContent): ContentValues {
  const texts = listFields(type).map(([name]) => [name, toText(item.fields[name])]);
  const { status, isPublished, publishAt } = item;
  return {
    ...Object.fromEntries(texts),
    imageAlt: item.imageAlt,
    imageFocus: item.imageFocus,
    // Pending, returned and scheduled items count as published in the form.
    published: isPublished || status !== "draft",
    isTimed: publishAt !== null,
    publishAt: toText(publishAt),
  };
}

const toText = (value: unknown) =>
  value instanceof Date ? formatLocalTime(value) : String(value ?? "");

/** A form with a draft in this browser. */
export type ContentDraft = DraftForm<ContentValues>;

/** The values about the picture. */
export const toPicture = (
  values: Pick<ContentValues, "imageAlt" | "imageFocus"> & { imageUrl?: ContentValues[string] },
): PictureValue => ({
  imageUrl: String(values.imageUrl),
  imageAlt: values.imageAlt,
  imageFocus: values.imageFocus,
});

/**
 * Merges a form with a newer version of its item: changed fields keep the form's values, others
 * take the newer version's.
 */
export function mergeValues(
  initial: ContentValues,
  mine: ContentValues,
  newer: ContentValues,
): ContentValues {
  const isChanged = (name: string) => JSON.stringify(mine[name]) !== JSON.stringify(initial[name]);
  const isMine = (name: string) =>
    (mergeGroups.find((names) => names.includes(name)) ?? [name]).some(isChanged);
  return { ...newer, ...Object.fromEntries(Object.entries(mine).filter(([name]) => isMine(name))) };
}

/** Fields that merge only together, as a description belongs to its picture. */
const mergeGroups = [
  ["published", "isTimed", "publishAt"],
  ["imageUrl", "imageAlt", "imageFocus"],
];

export function toPublishingChoice(
  type: ContentTypeName,
  values: ContentValues,
  saved: EditableContent,
): PublishingChoice {
  const { published, isTimed } = values;
  const { eventDate, location } = readValues(type, values, saved).sent;
  return { published, isTimed, eventDate, location };
}

const schemaNames = {
  news: "newsSchemas",
  events: "eventSchemas",
  education: "educationSchemas",
} as const satisfies Record<ContentTypeName, keyof Schemas>;

/** The schema of a content type's input, typed as that of news (contentTypes.ts). */
export const chooseContentSchema = (
  schemas: Schemas,
  kind: ContentTypeName,
  what: "create" | "update",
) => schemas[schemaNames[kind]][what] as Schemas["newsSchemas"]["update"];

/** Finds errors that the schema does not cover. */
export function findContentErrors(
  form: HTMLFormElement,
  kind: ContentTypeName,
  values: ContentValues,
  saved?: EditableContent,
): Issue[] {
  return [
    ...findUnfinished(form),
    ...readValues(kind, values, saved).issues,
    ...findMissingDescription(toPicture(values)),
  ];
}

/** Finds incomplete fields, whose value a browser reports as empty. */
function findUnfinished(form: HTMLFormElement): Issue[] {
  const fields = Array.from(form.elements) as HTMLInputElement[];
  return fields
    .filter(({ validity }) => validity?.badInput)
    .map(({ name }) => ({ path: name, message: dateTexts.unfinished }));
}

interface Sent {
  sent: Record<string, unknown>;
  issues: Issue[];
}

/**
 * Turns form values into input, with errors that the schema does not cover.
 * @param saved the saved content: an unchanged time stays the same moment
 */
export function readValues(
  type: ContentTypeName,
  values: ContentValues,
  saved?: EditableContent,
): Sent {
  const issues: Issue[] = [];

  function readDate(name: string, value: string, before: unknown): Date | string | null {
    if (before instanceof Date && formatLocalTime(before) === value) return before;
    const [first] = parseLocalTime(value);
    if (value && !first)
      issues.push({ path: name, message: dateTexts.none(formatDayAndTime(value)) });
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
