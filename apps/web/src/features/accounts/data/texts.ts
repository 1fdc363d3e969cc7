import { LIST_MAX, organization } from "@headwaters/contracts";
import { mailLink } from "#lib/contactLinks.ts";

/** The page "My data". A text may contain links, like the legal pages. */
export const myDataTexts = {
  title: "My Data",
  description: `What ${organization.name} keeps about you, to read or to print.`,
  eyebrow: "Your account",
  lead: "What we keep about you, in words. Only you see this page.",
  back: "Your account",
  failed: "Your data could not be loaded",
  none: "Nothing.",
  more: `These are ${LIST_MAX}; the file has all of them.`,
  account: {
    title: "Account",
    firstName: "First name",
    lastName: "Last name",
    email: "Email address",
    unconfirmed: "not confirmed yet",
    newEmail: "New email address, not confirmed yet",
    since: "Account since",
    changed: "Last changed",
    password: "Password",
    hash: "We keep no password, only a fingerprint that cannot be turned back into it.",
    notices: "Emails about your work",
  },
  devices: { title: "Where you are signed in", since: "signed in since", lastUsed: "last used" },
  passkeys: {
    title: "Two-step sign-in",
    added: "passkey, added",
    lastUsed: "last used",
    unused: "never used",
    app: "App for codes, set up",
  },
  recoveryCodes: { title: "Recovery codes", used: "Used", left: "Left" },
  remembered: {
    title: "Devices that need no second step",
    since: "Remembered since",
    until: "until",
  },
  tokens: {
    title: "Access tokens",
    created: "created",
    ends: "ends",
    lastUsed: "last used",
    unused: "never used",
  },
  notices: { title: "Notices for your next daily email" },
  mails: { title: "Emails we wrote to you about it", sent: "sent", unsent: "not sent, written" },
  rest: `Not here: newsletter subscriptions, and messages and applications that were sent with another email address or before you confirmed yours, as anyone can type any address into a form. Write to ${mailLink} for those. The texts of what you have written, and every earlier version, are in the [file](/account#my-data). [Your privacy rights](/privacy#rights)`,
} as const;
