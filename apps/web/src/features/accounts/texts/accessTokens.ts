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
    read: {
      label: "Read",
      text: "News, events and articles, drafts that you may change too, and your name and address",
    },
    content: { label: "Write", text: "Send, change and publish content as you may yourself" },
    registrations: {
      label: "Registrations",
      text: "Your family’s, and the lists of events that you may see: names, phone numbers and needs. It also registers people and removes them, cancels such events and writes to their families",
    },
    staff: {
      label: "Staff",
      text: "Everything that staff can do, but for roles, accounts, leaders and webhooks",
    },
  } satisfies Record<AccessScope, { label: string; text: string }>,
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
    nameHint: "So that you know it later: what it is for, and where it is",
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
  revoked: "The token works no more",
  neverUsed: "Never used",
  tooMany: `An account has at most ${MAX_ACCESS_TOKENS} tokens.`,
} as const;
