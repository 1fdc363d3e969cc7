import type { ContentTypeName } from "@headwaters/contracts";

/**
 * The procedures of a content type, which are alike for all types, typed as those of news. The
 * schemas of the type check the input.
 */
export function contentProcedures<Procedures extends Record<ContentTypeName, unknown>>(
  procedures: Procedures,
  kind: ContentTypeName,
) {
  return procedures[kind] as Procedures["news"];
}
