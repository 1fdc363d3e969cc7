/** What forms in the open say below their button. */
export const formTexts = {
  /** Who fills in a form that anyone from 13 on may send. */
  under13: "Under 13? Please ask a parent or guardian to fill this in.",
  /** Who fills in a form by which someone joins. */
  under18:
    "Under 18? Please ask a parent or guardian to fill this in. Under 13? We can only accept it from a parent or guardian.",
  privacy: "How we protect what you tell us",
} as const;
