import type { ConsentKind, ConsentScope } from "@headwaters/contracts";

/** The staff page of consent texts. */
export const staffConsentsTexts = {
  title: "Consents",
  description: "The words that families agree to.",
  lead: "The words that families agree to, and that stand for what staff note. A new wording is a new version; earlier ones stay with the consents that were given to them.",
  failed: "The texts could not be loaded",
  kinds: {
    photos: {
      about: "Below the check box “Photos of … may be shown”, when families sign up.",
      isChange:
        "Families are asked again: consents for a whole year no longer count, those for one event stay.",
    },
    "medical-clearance": {
      about: "What it means when staff note on a list that a medical clearance was received.",
      isChange: "What was noted for a whole year has to be noted again.",
    },
  } satisfies Record<ConsentKind, { about: string; isChange: string }>,
  /** Before a date. */
  inForce: (version: number) => `Version ${version}, in force since`,
  hash: "SHA-256",
  body: "New words",
  scope: "A consent covers",
  scopes: { event: "One event", season: "All events of a calendar year" } satisfies Record<
    ConsentScope,
    string
  >,
  save: "Put into Force",
  pending: "Saving...",
  done: "The words are in force",
  notDone: "Nothing was changed",
} as const;
