import { education } from "./education/definition.ts";
import { events } from "./events/definition.ts";
import type { ContentDefinition, Field } from "./fields.ts";
import { news } from "./news/definition.ts";
import type { ContentTypeName } from "./rules.ts";

/** The content types, without Zod: forms show their fields before the schemas load. */
export const contentTypes = { news, events, education } satisfies Record<
  ContentTypeName,
  ContentDefinition
>;

/** The fields of a content type as a list, in their order. */
export function listFields(type: ContentTypeName): [name: string, field: Field][] {
  return Object.entries(contentTypes[type].fields);
}
