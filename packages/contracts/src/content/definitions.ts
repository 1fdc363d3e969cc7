import { education } from "./education/definition.ts";
import { events } from "./events/definition.ts";
import type { Field } from "./fields.ts";
import { news } from "./news/definition.ts";

/** What members publish. Without Zod: forms show these fields before the schemas are loaded. */
export const contentTypes = { news, events, education };
export type ContentTypeName = keyof typeof contentTypes;
export const contentTypeNames = [
  "news",
  "events",
  "education",
] as const satisfies ContentTypeName[];

/** The fields of a content type as a list, in their order. */
export function listFields(type: ContentTypeName): [name: string, field: Field][] {
  return Object.entries(contentTypes[type].fields);
}
