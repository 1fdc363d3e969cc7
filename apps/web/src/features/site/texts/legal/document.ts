import type { ContactSubject } from "@headwaters/contracts";

/**
 * A text may hold links as Markdown writes them: [words](address). The address is a path of this
 * site (/terms), a section of the same page (#refunds), an e-mail or a telephone link.
 */
export type LegalText = string;

export interface LegalTable {
  caption: string;
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly LegalText[])[];
}

export type LegalBlock =
  /** A paragraph. */
  | LegalText
  /** A heading within the section. */
  | { heading: string }
  | { list: readonly LegalText[] }
  /** Words and what they mean, each pair on its own. */
  | { terms: readonly { term: string; text: LegalText }[] }
  | { table: LegalTable }
  /** What must not be overlooked. */
  | { note: LegalText };

export interface LegalSection {
  /** Its place in the page's address: keep it when the title changes, as others link to it. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  eyebrow: string;
  /** For search engines and link previews. */
  description: string;
  lead: string;
  /** The day of the last change, as YYYY-MM-DD. */
  updated: string;
  /** The shortest honest summary. */
  summary: readonly LegalText[];
  sections: readonly LegalSection[];
  contact: {
    title: string;
    text: LegalText;
    /** Buttons to the contact page: the first is the main one. */
    buttons: readonly string[];
    /** What is written about from there, where an answer of its own is promised. */
    about?: ContactSubject;
  };
}
