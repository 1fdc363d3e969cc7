/** The page behind a one-time link that makes its reader staff. */
export const staffInvitationTexts = {
  title: "Join the Staff",
  description: "Become staff of this website, by a link that works once.",
  text: "This link makes one account staff: it may then read what members and families send in, decide on it, and change everything on the website. Nothing happens until you press the button.",
  signInFirst: "Sign in first, or sign up: the account that you use becomes staff.",
  signIn: "Sign In or Sign Up",
  /** In front of the account's address. */
  account: "Your account: ",
  button: "Become Staff",
  pending: "One moment...",
  what: "Becoming staff",
  failed: "That did not work. Please check your connection and try again.",
  incomplete: {
    title: "This link is not complete",
    text: "Open it as it was printed, or ask whoever runs the server for another one.",
  },
  home: "Home",
  already: {
    title: "You are staff already",
    text: "This link is not used up: somebody else may still become staff by it.",
  },
  done: {
    title: "You are staff now",
    text: "This link is no longer valid. What waits for an answer or a decision is on the staff pages.",
  },
  staff: "Open the Staff Pages",
} as const;
