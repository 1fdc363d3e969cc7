/** The page of the cancel button in mails. */
export const cancelPageTexts = {
  title: "Give Up Your Seats",
  description: "Give up seats at an event, by the button in our email.",
  looking: "We are looking up what this link is about.",
  /** By status: confirmed, offered, or waiting. */
  question: {
    confirmed: (names: string, people: number) =>
      `${names} ${people === 1 ? "is" : "are"} signed up.`,
    offered: (names: string, people: number) =>
      `${people === 1 ? "A seat is" : "Seats are"} kept for ${names}.`,
    waiting: (names: string, people: number) =>
      `${names} ${people === 1 ? "is" : "are"} on the waitlist.`,
  },
  nothingYet: "Nothing changes until you press a button.",
  one: {
    confirmed: (name: string) => `Give up ${name}’s seat`,
    offered: (name: string) => `Let ${name}’s seat go`,
    waiting: (name: string) => `Take ${name} off the waitlist`,
  },
  all: "Give up all seats",
  /** Used if not everybody has a seat. */
  everything: "Give up everything",
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
