import { RECENT_PASSWORD_MINUTES } from "@headwaters/contracts";

/** The dialog that asks for the password before a call that changes who may do what. */
export const passwordPromptTexts = {
  title: "Please enter your password",
  text: `You entered it more than ${RECENT_PASSWORD_MINUTES} minutes ago. We ask again because this changes who may do what, or where our data goes.`,
  confirm: "Continue",
  pending: "Checking...",
} as const;
