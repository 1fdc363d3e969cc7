import { NEWSLETTER_LINK_DAYS } from "@headwaters/contracts";

/** Replaces the form after a subscription, with the same text for every address. */
export const subscribedTexts = {
  title: "Check your email",
  text: `We have sent you an email. Follow its link within ${NEWSLETTER_LINK_DAYS} days, and you are subscribed.`,
  missing: "Nothing there? Look in your spam folder and check the spelling.",
  again: "Use another address",
} as const;
