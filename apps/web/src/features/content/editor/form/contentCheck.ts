import type { ContentTypeName } from "@headwaters/contracts";
import type { Schemas } from "#ui/forms/Form.tsx";
import type { Issue } from "#ui/forms/showFailure.ts";
import { undescribed } from "../../pictures/chosen/undescribed.ts";
import {
  type ContentValues,
  type EditableContent,
  readValues,
  toPicture,
  unfinishedIn,
} from "./values.ts";

const schemaNames = {
  news: "newsSchemas",
  events: "eventSchemas",
  education: "educationSchemas",
} as const satisfies Record<ContentTypeName, keyof Schemas>;

/** The schema of a content type's input, typed as that of news (contentProcedures.ts). */
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
    ...unfinishedIn(form),
    ...readValues(kind, values, saved).issues,
    ...undescribed(toPicture(values)),
  ];
}
