import type { ItemForm } from "../editor/items/itemForms.ts";
import type { ItemValues } from "../editor/items/values.ts";
import { wallWords } from "../editor/items/zoneTime.ts";
import { editTexts, fieldLabels, publishingTexts } from "../texts/editing.ts";

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

function publishingWords({ published, isTimed, publishAt }: ItemValues): string {
  const words = editTexts.conflict.publishing;
  if (!published) return words.draft;
  return isTimed && publishAt ? words.timed(whenWords(publishAt)) : words.published;
}

/** The fields in which two versions of an item differ, as people read them. */
export function differencesOf(
  form: ItemForm,
  theirs: ItemValues,
  mine: ItemValues,
): FieldDifference[] {
  const words = (name: string, value: string) =>
    form.moments.includes(name) ? whenWords(value) : (form.names[name]?.[value] ?? value);
  const fields = Object.keys(form.empty).map((name) => ({
    name,
    label: fieldLabels[name as keyof typeof fieldLabels],
    theirs: words(name, String(theirs[name])),
    mine: words(name, String(mine[name])),
  }));
  const publishing = {
    name: "published",
    label: publishingTexts.title,
    theirs: publishingWords(theirs),
    mine: publishingWords(mine),
  };
  // Spaces at the ends are not kept.
  return [...fields, publishing].filter((field) => field.theirs.trim() !== field.mine.trim());
}
