import {
  NEWSLETTER_ITEMS_MAX,
  type NewsletterItemKind,
  type NewsletterProgress,
  type NewsletterStatus,
  subscriberStatusNames,
} from "@headwaters/contracts";
import * as pictures from "#ui/pictures/pictures.ts";

const people = (count: number) =>
  `${count.toLocaleString("en")} ${count === 1 ? "person" : "people"}`;

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
  lead: "Letters to everyone who asked for them and confirmed it.",
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
  stoppedOn: "Stopped",
} as const;

export const composeTexts = {
  subject: "Subject",
  subjectHint: "What readers see first in their mailbox.",
  introduction: "Introduction",
  items: {
    title: "News and events",
    text: "They come after the introduction, in this order, each with its picture and a link to its page.",
    none: "Nothing chosen yet.",
    gone: "No longer on the website",
    unpublished: "Not published any more. Take it out before you send the newsletter.",
    up: (title: string) => `Move “${title}” up`,
    down: (title: string) => `Move “${title}” down`,
    remove: (title: string) => `Take out “${title}”`,
    moved: (title: string, place: number, count: number) =>
      `“${title}” is now ${place} of ${count}.`,
    added: (title: string) => `“${title}” is in the newsletter.`,
    removed: (title: string) => `“${title}” is taken out.`,
    full: `A newsletter holds at most ${NEWSLETTER_ITEMS_MAX} items.`,
  },
  choose: {
    title: "Add to the newsletter",
    kinds: { news: "News", events: "Events" } satisfies Record<NewsletterItemKind, string>,
    search: "Search by title or text",
    add: (title: string) => `Add “${title}”`,
    none: "Nothing found.",
    failed: "The list could not be loaded.",
    more: "Show More",
  },
  save: "Save Draft",
  saving: "Saving...",
  saved: "Draft saved",
  unsaved: "Not saved yet",
  notSaved: "The draft was not saved",
  leave: "Your changes to this newsletter are not saved yet.",
  changed: "Someone else has changed this newsletter since you opened it.",
  load: "Show What Is There Now",
  preview: {
    button: "Preview",
    again: "Show Changes",
    title: "As it will arrive",
    sentTitle: "What was sent",
    formatted: "Letter",
    text: "As plain text",
    failed: "The preview could not be made.",
    note: "The link that unsubscribes is each reader’s own. Here it leads nowhere.",
  },
  test: {
    button: "Send a Test",
    pending: "Sending...",
    done: "Test sent",
    doneText: (email: string) => `It is on its way to ${email}.`,
    failed: "No test was sent",
  },
  send: {
    button: "Send…",
    title: (count: number) => `Send it to ${people(count)}?`,
    text: (subject: string) =>
      `“${subject}” goes to everyone who has confirmed a subscription. It goes out only once, and what has left cannot be called back.`,
    confirm: "Send Now",
    pending: "Sending...",
    done: "The newsletter is on its way",
    failed: "Nothing was sent",
    nobody: "Nobody has confirmed a subscription yet.",
  },
  remove: {
    button: "Delete",
    title: "Delete this draft?",
    text: "It is gone for good. Nothing of it was sent.",
    confirm: "Delete the Draft",
    pending: "Deleting...",
    done: "Draft deleted",
    failed: "The draft was not deleted",
  },
} as const;

export const progressTexts = {
  title: { sending: "On its way", sent: "Sent", stopped: "Stopped" },
  bar: "Copies that have met their fate",
  of: (done: number, total: number) =>
    `${done.toLocaleString("en")} of ${total.toLocaleString("en")}`,
  numbers: {
    sent: ["Sent", "Taken by the mail server."],
    waiting: ["Waiting", "Their turn will come."],
    queued: ["In the outbox", "Being sent now, or tried again within a day."],
    bounced: ["Refused", "The mail server does not deliver to them."],
    failed: ["Given up", "Tried for a day."],
    skipped: ["Left out", "Unsubscribed before their turn, or stopped."],
  } satisfies Record<Exclude<keyof NewsletterProgress, "total">, readonly [string, string]>,
  started: "Begun",
  finished: "Ended",
  by: "By",
  someone: "Someone whose account is gone",
  pace: "It goes out a few at a time, also while this page is closed. Other mail does not wait for it.",
  stop: {
    button: "Stop Sending",
    title: "Stop sending?",
    text: "What has left cannot be called back. Everyone else will not get this newsletter, and it cannot be taken up again.",
    confirm: "Stop",
    pending: "Stopping...",
    done: "Sending is stopped",
    failed: "It was not stopped",
  },
} as const;

export const subscribersTexts = {
  title: "Subscribers",
  description: "The list of subscribers.",
  lead: "Newsletters go to everyone who has confirmed their address by email.",
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
    button: (email: string) => `Remove ${email}`,
    short: "Remove",
    title: "Remove this address?",
    text: (email: string) =>
      `${email} is forgotten, with what is kept of its newsletters. Do this when its owner asks; unsubscribing is up to them.`,
    confirm: "Remove",
    pending: "Removing...",
    done: "The address is removed",
    failed: "The address was not removed",
  },
} as const;
