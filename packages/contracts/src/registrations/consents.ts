// In a file of its own, because every page loads rules.ts.
/** "photos": families agree. "medical-clearance": staff note that a doctor agrees, and keep no report. */
export const consentKinds = ["photos", "medical-clearance"] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const consentKindNames: Record<ConsentKind, string> = {
  photos: "Photos",
  "medical-clearance": "Medical clearance received",
};

/** What one consent covers: one event, or all events of a calendar year. */
export const consentScopes = ["event", "season"] as const;
export type ConsentScope = (typeof consentScopes)[number];

/** What the account that agreed is to the person; "staff" noted it. */
export const consentRelations = ["self", "guardian", "staff"] as const;
export type ConsentRelation = (typeof consentRelations)[number];

export const consentRelationNames: Record<ConsentRelation, string> = {
  self: "for themselves",
  guardian: "as parent or guardian",
  staff: "noted by staff",
};

/** Longer texts are rejected, in UTF-16 units. */
export const CONSENT_TEXT_MAX = 2_000;
