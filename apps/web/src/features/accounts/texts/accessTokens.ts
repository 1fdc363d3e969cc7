import { type AccessScope, MAX_ACCESS_TOKENS } from "@headwaters/contracts";

/** The section of the account's page about access tokens. */
export const accessTokensTexts = {
  id: "access-tokens",
  title: "Access tokens",
  text: "With a token a program can do what you allow it, in your name: put our events into a calendar, say, or send news from another system. Most people need none.",
  reference: "What programs can do",
  failed: "The list could not be loaded.",
  empty: "You have none.",
  new: "New Access Token",
  scopes: {
    "content:read":
      "Shows news, events and articles, the drafts that you may change, and your name and email address. Changes nothing and mails nobody.",
    "content:write":
      "Writes, changes, publishes and deletes news, events and articles as you may yourself, and adds pictures. Mails the families of an event that it changes, and staff about content that waits for review.",
    "registrations:read":
      "Shows your children and your registrations, and the lists of the events whose people you may see: names, ages, phone numbers, emergency contacts and needs. Changes nothing and mails nobody.",
    "registrations:write":
      "Changes your children, and registers your family or gives up its seats. At events that you run it adds, checks in and removes people, sets ages, and cancels the event; the answers show the people of the event. Mails the families concerned, and can write to everyone who has a seat or waits, or to one family.",
    "staff:read":
      "Shows what the staff pages show: accounts, applications, messages, newsletters with their subscribers, emails, webhooks and the log. Changes nothing and mails nobody.",
    "staff:write":
      "Decides on applications, events and content, answers messages, and sends newsletters, failed emails and deliveries of webhooks. Mails applicants, authors, those who wrote to us, and all subscribers. Never changes roles, accounts, leaders or webhooks.",
  } satisfies Record<AccessScope, string>,
  /** Lifetimes of a token in days; null: it does not expire. */
  ends: [
    { days: 30, label: "For 30 days" },
    { days: 90, label: "For 90 days" },
    { days: 365, label: "For a year" },
    { days: null, label: "Until I revoke it" },
  ],
  form: {
    title: "New access token",
    name: "Name",
    nameHint:
      "So that you know it later: what it is for, and where it is. Staff see it beside what the token changes.",
    scopes: "What it may do",
    end: "How long it works",
    create: "Create Token",
    pending: "Creating...",
  },
  created: {
    title: "Your new token",
    text: "Copy it now and keep it like a password: it is shown this once. Send it in the header “Authorization: Bearer …”.",
    label: "Access token",
  },
  revoke: "Revoke",
  revoking: "Revoking...",
  revoked: "Token revoked",
  neverUsed: "Never used",
  tooMany: `An account has at most ${MAX_ACCESS_TOKENS} tokens.`,
} as const;
