import { organization } from "@headwaters/contracts";

/** The pages of links in newsletter mails. */
export const newsletterTexts = {
  confirm: {
    title: "Confirm Your Subscription",
    description: `Confirm that you would like the newsletter of ${organization.name}.`,
    text: "Press the button, and our next newsletter comes to you by email. You can stop it at any time.",
    age: "Under 13? Please ask a parent or guardian to press it.",
    button: "Confirm",
    pending: "Confirming...",
    incomplete: {
      title: "This link is not complete",
      text: "Open it from our email again, or subscribe again to get a new one.",
    },
    again: "Subscribe again",
    done: {
      title: "You are subscribed",
      text: "Thank you. A short letter comes a few times a year, when there is something to tell. Each one has a link that ends it.",
    },
  },
  unsubscribe: {
    title: "Unsubscribe",
    description: `Stop the newsletter of ${organization.name}.`,
    text: "Press the button, and no more newsletters come to you. You don’t have to say why.",
    button: "Unsubscribe",
    pending: "Unsubscribing...",
    incomplete: {
      title: "This link is not complete",
      text: "Open it from one of our newsletters again, or write to us and we will take you off the list.",
    },
    /** In front of the contact address. */
    help: "If newsletters still come, write to us:",
    done: {
      title: "You are unsubscribed",
      text: "No more newsletters will come. Thank you for the time you read them.",
    },
    back: "Subscribe again",
  },
} as const;
