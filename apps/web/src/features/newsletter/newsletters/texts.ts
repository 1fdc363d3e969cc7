import { type NewsletterStatus, subscriberStatusNames } from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";

export const newsletterStatusNames: Record<NewsletterStatus, string> = {
  draft: "Draft",
  sending: "Sending",
  sent: "Sent",
  stopped: "Stopped",
};

/** Texts of the pages on which staff write newsletters. */
export const newslettersTexts = {
  title: "Newsletter",
  description: "Newsletters: drafts, what is being sent, and what was sent.",
  lead: "Letters to everyone who asked for them and confirmed it. Look at one in your own mailbox before you send it.",
  untitled: "Untitled newsletter",
  list: "Newsletters",
  create: "New Newsletter",
  creating: "Creating...",
  subscribers: "Subscribers",
  failed: "The newsletters could not be loaded",
  oneFailed: "This newsletter could not be loaded",
  empty: {
    title: "No newsletters yet",
    text: "Begin one, choose some news and events, and look at it in your own mailbox before it goes out.",
    picture: pictures.emptyNews,
  },
  back: "All newsletters",
  saved: "Last saved",
  sentOn: "Sent",
  of: (done: number, total: number) =>
    `${done.toLocaleString("en")} of ${total.toLocaleString("en")}`,
} as const;

export const subscribersTexts = {
  title: "Subscribers",
  description: "The list of subscribers.",
  lead: "Newsletters go to everyone who has confirmed their address by email. Remove an address when its owner asks for it.",
  counts: "How many there are",
  list: "Subscribers",
  file: "Download as CSV",
  failed: "The list could not be loaded",
  empty: { title: "Nobody here", text: "No address fits what you have chosen." },
  dates: { confirmed: "Confirmed", pending: "Asked", unsubscribed: "Left" },
  bar: {
    search: "Search addresses",
    choices: [{ field: "status", label: "Status", all: "All", names: subscriberStatusNames }],
  },
  remove: {
    button: "Remove",
    label: (email: string) => `Remove ${email}`,
    title: "Remove this address?",
    text: (email: string) =>
      `${email} is forgotten, with what is kept of its newsletters. Do this when its owner asks; unsubscribing is up to them.`,
    pending: "Removing...",
    done: "The address is removed",
    failed: "The address was not removed",
  },
} as const;
