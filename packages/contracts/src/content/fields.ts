import { EXCERPT_MAX_LENGTH, TITLE_MAX_LENGTH } from "./preview/rules.ts";

/** A field of a content type. `label` names it in forms, differences and messages. */
export type Field =
  | { type: "line"; label: string; maxLength: number }
  | { type: "optionalLine"; label: string; maxLength: number }
  /** Several lines. */
  | { type: "optionalText"; label: string; maxLength: number }
  | { type: "markdown"; label: string }
  | { type: "choice"; label: string; values: readonly [string, ...string[]] }
  | { type: "date"; label: string }
  | { type: "optionalDate"; label: string }
  | { type: "optionalCount"; label: string; max: number }
  | { type: "picture"; label: string };

/**
 * The single definition of a content type: schemas, form, versions and differences follow from it.
 * The keys of `fields` are the columns of its table.
 */
export interface ContentDefinition {
  /** The word that readers use for one item. */
  label: "article" | "event";
  /** In the order of the form. */
  fields: Readonly<Record<string, Field>>;
  /** The field that holds the Markdown text: pages show it as HTML. */
  body: string;
  /** Fields of cards, beside the preview of the text. */
  cardFields: readonly string[];
}

export const titleField = { type: "line", label: "Title", maxLength: TITLE_MAX_LENGTH } as const;

export const pictureField = { type: "picture", label: "Image address" } as const;

/** The texts of news and education articles. */
export const articleFields = {
  title: titleField,
  content: { type: "markdown", label: "Content" },
  excerpt: { type: "optionalText", label: "Excerpt", maxLength: EXCERPT_MAX_LENGTH },
} as const;
