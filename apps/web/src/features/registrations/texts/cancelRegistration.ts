/** The page that the button of a mail leads to. */
export const cancelPageTexts = {
  title: "Give Up Your Seats",
  description: "Give up seats at an event, by the button in our email.",
  looking: "We are looking up what this link is about.",
  question: (names: string, people: number) =>
    `${names} ${people === 1 ? "is" : "are"} signed up. Nothing changes until you press a button.`,
  one: (name: string) => `Give up ${name}’s seat`,
  all: "Give up all seats",
  given: (names: string) => `Given up: ${names}. Thank you for telling us.`,
  what: "Giving up seats",
  keep: "Keep them, and see the events",
  nothing: {
    title: "There is nothing left to give up",
    text: (event: string) => `Nobody is registered for ${event} by this link any more.`,
  },
  invalid: {
    title: "This link cannot be used",
    text: "It is not complete, or it is of no more use. Open it from our email again, or see your registrations on your account page.",
  },
  done: {
    title: "Your seats are given up",
    text: (event: string) => `Thank you for telling us. We have let go of your places at ${event}.`,
  },
  failed: "The seat could not be given up. Please check your connection and try again.",
  retry: "Try again",
  events: "See All Events",
  account: "Your Account",
} as const;
