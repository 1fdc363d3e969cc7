/** The form that subscribes to the newsletter. */
export const newsletterBoxTexts = {
  title: "News by email",
  label: "Your email address",
  text: "A short letter, a few times a year, when there is something to tell.",
  age: "Under 13? Please ask a parent or guardian to sign up.",
  button: "Subscribe",
  pending: "Subscribing...",
  /** Its labels are unique among all forms, so that assistive programs and tests find one field. */
  footer: {
    title: "Newsletter",
    label: "Where to send the newsletter",
    example: "name@example.org",
  },
} as const;
