/** The box that subscribes to the newsletter. */
export const newsletterBoxTexts = {
  open: "Get It by Email",
  title: "News by email",
  text: "A short letter, a few times a year, when there is something to tell.",
  age: "Under 13? Please ask a parent or guardian to sign up.",
} as const;
