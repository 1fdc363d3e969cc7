import { NEWSLETTER_LINK_DAYS } from "@headwaters/contracts";

/** Under the box on the page of news, once it was sent: the same for every address. */
export const subscribedTexts = {
  title: "Check your email",
  text: `We have sent you an email. Follow its link within ${NEWSLETTER_LINK_DAYS} days, and you are subscribed.`,
  missing: "Nothing there? Look in your spam folder and check the spelling.",
  again: "Use another address",
} as const;
