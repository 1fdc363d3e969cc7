import {
  type AccessScope,
  DAILY_NOTICE_HOUR,
  EMAIL_LINK_HOURS,
  MAX_ACCESS_TOKENS,
  type NoticeFrequency,
  organization,
  SESSION_DAYS,
} from "@headwaters/contracts";
import { mailLink } from "#lib/contactLinks.ts";
import { formatNumber } from "#lib/format.ts";

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
      "Decides on applications, events and content, answers messages, and sends newsletters, failed emails and deliveries of webhooks. Mails applicants, authors, those who wrote to us, and all subscribers. Never changes roles, accounts, leaders, guardians or webhooks.",
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

/** The account's page. A text may contain links, like the legal pages. */
export const accountTexts = {
  title: "Your Account",
  description: `What ${organization.name} keeps about your account, and what you can do with it.`,
  eyebrow: "Your information",
  /** The entries of the page, where they are more than a section. */
  profile: { id: "profile", title: "Profile" },
  signIn: { id: "password", title: "Password and sign-in" },
  content: "My content",
  staffPages: "Staff pages",
  name: {
    title: "Your name",
    text: "We greet you by your first name, on this website and in our emails. Other visitors see it on what you publish, and nowhere else.",
  },
  notices: {
    id: "notices",
    title: "Emails about your work",
    text: "We can tell you by email what waits for you: for staff content to review, membership applications and late messages; for everyone with an event who signs up.",
    label: "How often",
    frequencies: {
      atOnce: "At once",
      daily: `Once a day, at ${DAILY_NOTICE_HOUR} in the morning`,
      never: "Never",
    } satisfies Record<NoticeFrequency, string>,
    button: "Save Choice",
    pending: "Saving...",
    saved: "Your choice is saved",
  },
  email: {
    id: "email-address",
    title: "Email address",
    text: `You sign in with it, and we write to you there. A new address takes effect once you follow the link we email to it. Then we let your old address know.`,
    present: "Your current address",
    /** Before and after the address. */
    sent: ["In our email to ", ` you will find a link that works for ${EMAIL_LINK_HOURS} hours.`],
    missing:
      "Nothing there? Check your spam folder and the spelling. An address that already has an account gets no email.",
  },
  /** While the account's address is unconfirmed. */
  unconfirmed: {
    title: "Please confirm your email address",
    /** Before and after the address. */
    before: "We sent a link to ",
    after:
      ". Open it to confirm that the address is yours. Until then we send nothing else there, so you would not hear if an event is moved or a seat is free. Your registrations count all the same.",
    again: "Send Again",
    pending: "Sending...",
    sent: "The link is on its way. Nothing there? Check your spam folder and the spelling.",
    change: "Use another address",
    failed: "No link was sent",
  },
  password: {
    title: "Password",
    text: "A new password signs you out everywhere but here and ends your access tokens, and we send you an email to say that it was changed.",
  },
  devices: {
    title: "Where you are signed in",
    text: `Each browser stays signed in for ${formatNumber(SESSION_DAYS)} days after you last used it. If one of them is not yours, sign it out and change your password.`,
    zone: `Times are local to ${organization.address.city}.`,
    failed: "The list could not be loaded.",
    endOthers: {
      button: "Sign Out Everywhere Else",
      confirm: "Sign Out",
      pending: "Signing out...",
      title: "Sign out everywhere else?",
      text: "Every other browser that is signed in to your account will have to sign in again, and your access tokens end. This browser stays.",
    },
  },
  data: {
    id: "my-data",
    title: "My data",
    text: `You can read what we hold about you, print it, and take it elsewhere. It is your account, your children and what they are signed up for, where you are signed in, your access tokens, which emails about it we sent you, and everything you have written here, including drafts and older versions.`,
    read: "Read My Data",
    rest: `The file is JSON, a format other programs can read. Messages, applications and newsletter subscriptions sent by form are not in it, because anyone can type any address into a form. Write to ${mailLink} for those. [Your privacy rights](/privacy#rights)`,
  },
  deletion: {
    id: "delete-account",
    title: "Delete your account",
    text: "You don’t have to give a reason, and nobody has to agree.",
    terms: [
      {
        term: "Deleted right away",
        text: "Your name, address and password, every sign-in, and what you have written that is not published: drafts, and what waits for its time or for review. So are your children and all your registrations; seats you had at events to come go to whoever waits.",
      },
      {
        term: "Stays",
        text: "News, events and education articles you have published. They are no longer linked to you.",
      },
      {
        term: "Not part of your account",
        text: `Membership applications, newsletter subscriptions and letters to us. Write to ${mailLink}, and we will delete what we do not have to keep.`,
      },
    ],
    confirm: {
      title: "Delete your account?",
      text: "This cannot be undone. If you would like to keep something, download your information first.",
    },
    done: {
      title: "Your account is deleted",
      text: "Your name, address and password are gone, and you are signed out everywhere. What you have published stays, without your name. Thank you for the time you spent with us.",
    },
  },
} as const;

/** For leaders, on the same page. */
export const ledEventsTexts = {
  title: "Events you lead",
  text: "Who comes to each of them, with phone numbers and needs. Please share none of it.",
  empty: "None yet. You lead what you write, and events for which you are named.",
  cancelled: "cancelled",
  seats: (people: number) => (people === 1 ? "1 person comes" : `${people} people come`),
} as const;
