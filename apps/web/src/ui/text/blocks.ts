/**
 * A text with links in the form of Markdown: [words](address). The address is a path of this site
 * (/terms), a section of the same page (#refunds), an email or a telephone link.
 */
export type TextWithLinks = string;

export interface TableText {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly TextWithLinks[])[];
}

export type TextBlock =
  /** A paragraph. */
  | TextWithLinks
  /** A heading within the section. */
  | { heading: string }
  | { list: readonly TextWithLinks[] }
  /** Terms with definitions. */
  | { terms: readonly { term: string; text: TextWithLinks }[] }
  | { table: TableText }
  /** An important note. */
  | { note: TextWithLinks };
