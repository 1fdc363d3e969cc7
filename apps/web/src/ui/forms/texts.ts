/** Texts below the button of public forms. */
export const formTexts = {
  /** Age note of a form for people from 13 on. */
  under13: "Under 13? Please ask a parent or guardian to fill this in.",
  /** Age note of a form for becoming a member. */
  under18:
    "Under 18? Please ask a parent or guardian to fill this in. Under 13? We can only accept it from a parent or guardian.",
  privacy: "How we protect what you tell us",
} as const;
