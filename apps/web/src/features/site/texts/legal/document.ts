import type { ContactSubject } from "@headwaters/contracts";
import type { TextWithLinks } from "#ui/text/LinkedText.tsx";
import type { TextBlock } from "#ui/text/TextBlocks.tsx";

export interface LegalSection {
  /** The fragment of its address: keep it when the title changes, as others link to it. */
  id: string;
  title: string;
  blocks: readonly TextBlock[];
}

export interface LegalDocument {
  title: string;
  eyebrow: string;
  /** For search engines and link previews. */
  description: string;
  lead: string;
  /** The day of the last change, as YYYY-MM-DD. */
  updated: string;
  /** A short, honest summary. */
  summary: readonly TextWithLinks[];
  sections: readonly LegalSection[];
  contact: {
    title: string;
    text: TextWithLinks;
    /** Buttons to the contact page: the first is the main one. */
    buttons: readonly string[];
    /** The contact subject of links, if it has a response time of its own. */
    about?: ContactSubject;
  };
}
