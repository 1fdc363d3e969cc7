import { paths } from "#lib/paths.ts";

/** The page of confirmation links, for new accounts and changed addresses. */
export const confirmEmailTexts = {
  title: "Confirm Your Email Address",
  description: "Confirm the email address of your account.",
  text: "Press the button to confirm that this address is yours.",
  button: "Confirm This Address",
  pending: "Confirming...",
  incomplete: {
    title: "This link is not complete",
    text: "Open it from our email again, or ask for a new one on your account page.",
  },
  /** Label of the link to the account page. */
  account: "Your Account",
  /** Beside an invalid link. */
  another: "You can get a new link on your account page.",
  /** `text` surrounds the address. */
  done: {
    title: "Your address is confirmed",
    text: ["From now on we write to ", " about the events you sign up for."],
    account: "My Registrations",
    to: paths.registrations,
  },
  changed: {
    title: "Your new address is confirmed",
    text: ["From now on, you sign in with ", ". We have told your old address."],
    account: "Your Account",
    to: paths.emailAddress,
  },
} as const;
