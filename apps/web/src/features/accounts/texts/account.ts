import {
  DAILY_NOTICE_HOUR,
  EMAIL_LINK_HOURS,
  type NoticeFrequency,
  organization,
  SESSION_DAYS,
} from "@headwaters/contracts";
import { mailLink } from "#lib/contactLinks.ts";
import { formatNumber } from "#lib/format.ts";
import { paths } from "#lib/paths.ts";

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
    confirm: {
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

/** The page of confirmation links, for new accounts and changed addresses. */
export const confirmEmailTexts = {
  title: "Confirm Your Email Address",
  description: "Confirm the email address of your account.",
  text: "Press the button to confirm that this address is yours.",
  invalid: {
    title: "This link is not complete",
    text: "Open it from our email again, or ask for a new one on your account page.",
  },
  /** Beside an invalid link. */
  another: "You can get a new link on your account page.",
  /** `text` surrounds the address. */
  done: {
    title: "Your address is confirmed",
    text: ["From now on we write to ", " about the events you sign up for."],
    account: "My Registrations",
    to: paths.registrations,
  },
  changed: {
    title: "Your new address is confirmed",
    text: ["From now on, you sign in with ", ". We have told your old address."],
    account: "Your Account",
    to: paths.emailAddress,
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
