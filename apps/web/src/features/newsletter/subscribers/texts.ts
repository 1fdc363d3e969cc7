import { subscriberStatusNames } from "@headwaters/contracts";

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
