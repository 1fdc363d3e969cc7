/** The page that the link to cancel in a mail leads to. */
export const cancelPageTexts = {
  title: "Cancel Your Registration",
  description: "Cancel what you are registered for, by the link in our email.",
  looking: "We are looking up what this link is about.",
  question: (names: string) =>
    `This cancels for ${names}. Nothing changes until you press the button.`,
  button: "Cancel Registration",
  pending: "Cancelling...",
  what: "Cancelling",
  keep: "Keep it, and see the events",
  nothing: {
    title: "There is nothing left to cancel",
    text: (event: string) => `Nobody is registered for ${event} by this link any more.`,
  },
  invalid: {
    title: "This link cannot be used",
    text: "It is not complete, or it is of no more use. Open it from our email again, or see your registrations on your account page.",
  },
  done: {
    title: "Your registration is cancelled",
    text: (event: string) => `Thank you for telling us. We have let go of your places at ${event}.`,
  },
  failed: "It could not be cancelled. Please check your connection and try again.",
  retry: "Try again",
  events: "See All Events",
  account: "Your Account",
} as const;
