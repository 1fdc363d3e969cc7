import type { NewsletterStatus } from "@headwaters/contracts";
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
  columns: { subject: "Subject", status: "Status", sent: "Copies sent", date: "Saved or sent" },
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
  of: (done: number, total: number) =>
    `${done.toLocaleString("en")} of ${total.toLocaleString("en")}`,
} as const;

export const subscribersTexts = {
  title: "Subscribers",
  description: "The list of subscribers.",
  lead: "Newsletters go to everyone who has confirmed their address by email. Remove an address when its owner asks for it.",
  list: "Subscribers",
  columns: { email: "Email", status: "Status", since: "Since" },
  file: "Download as CSV",
  failed: "The list could not be loaded",
  empty: { title: "Nobody here", text: "No address fits what you have chosen." },
  bar: { search: "Search addresses", status: "Status", all: "All" },
  remove: {
    button: "Remove",
    pending: "Removing...",
    ask: (emails: string[]) => ({
      title: emails.length === 1 ? "Remove this address?" : `Remove ${emails.length} addresses?`,
      text: `${emails.join(", ")}: forgotten for good, with what is kept of the newsletters sent there. Do this when the owner asks; unsubscribing is up to them.`,
    }),
    done: (count: number) =>
      count === 1 ? "The address is removed" : `${count} addresses are removed`,
  },
} as const;
