import { type ContentTypeName, type Field, listFields } from "@headwaters/contracts";
import { findChoiceNames } from "../../../contentNames.ts";
import { editTexts, publishingTexts } from "../../../texts/editing/editor.ts";
import { wallWords } from "../../form/dates/zoneTime.ts";
import type { ContentValues } from "../../form/values.ts";

export interface FieldDifference {
  name: string;
  label: string;
  theirs: string;
  mine: string;
}

function whenWords(wall: string): string {
  if (!wall) return "";
  const { day, time } = wallWords(wall);
  return `${day} at ${time}`;
}

function publishingWords({ published, isTimed, publishAt }: ContentValues): string {
  const words = editTexts.conflict.publishing;
  if (!published) return words.draft;
  return isTimed && publishAt ? words.timed(whenWords(publishAt)) : words.published;
}

/** The fields in which two versions differ, formatted for reading. */
export function findDifferences(
  type: ContentTypeName,
  theirs: ContentValues,
  mine: ContentValues,
): FieldDifference[] {
  function toWords(name: string, field: Field, value: string): string {
    if (field.type === "date" || field.type === "optionalDate") return whenWords(value);
    return findChoiceNames(type, name)[value] ?? value;
  }
  const fields = listFields(type).map(([name, field]) => ({
    name,
    label: field.label,
    theirs: toWords(name, field, String(theirs[name])),
    mine: toWords(name, field, String(mine[name])),
  }));
  const publishing = {
    name: "published",
    label: publishingTexts.title,
    theirs: publishingWords(theirs),
    mine: publishingWords(mine),
  };
  // The server trims spaces.
  return [...fields, publishing].filter((field) => field.theirs.trim() !== field.mine.trim());
}
