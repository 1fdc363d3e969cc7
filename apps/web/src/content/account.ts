import { EMAIL_LINK_HOURS, organization } from "@headwaters/contracts";
import { mailLink } from "./legal/reach.ts";

/** The page of one's own account. A text may hold links, as those of the legal pages do. */
export const accountTexts = {
  title: "Your Account",
  description: `What ${organization.name} keeps about your account, and what you can do with it.`,
  eyebrow: "Your information",
  lead: "What we keep about you here is yours: see it, put it right, take it with you, or have it deleted.",
  name: {
    title: "Your name",
    text: "We greet you by your first name, on this website and in our mail. Other visitors do not see it.",
  },
  email: {
    title: "Email address",
    text: `You sign in with it, and we write to it. A new address counts once you have followed the link that we mail to it; then we tell the old one.`,
    present: "Your address now",
    /** Before and after the address. */
    sent: ["In our mail to ", ` you find a link, which works for ${EMAIL_LINK_HOURS} hours.`],
    missing:
      "Nothing arrives? Look among the unwanted mail, and check the spelling. An address that has an account already gets no mail.",
  },
  password: {
    title: "Password",
    text: "A new password signs you out everywhere but here, and we tell you by mail that it was changed.",
  },
  devices: {
    title: "Where you are signed in",
    text: "Each browser stays signed in for seven days after you last used it. If one of them is not yours, sign it out and change your password.",
    zone: `Hours are those of ${organization.address.city}.`,
    failed: "The list could not be loaded.",
    confirm: {
      title: "Sign out everywhere else?",
      text: "Every other browser that is signed in to your account will have to sign in again. This one stays.",
    },
  },
  data: {
    title: "Your information",
    text: `You may know what we hold about you, and take it elsewhere. The file holds your account, where you are signed in, and everything you have written here, drafts included.`,
    rest: `It is JSON, a format that other programs read. Messages, applications and newsletter subscriptions that you sent by form are not in it, because anyone can type any address into a form. Write to ${mailLink} for those. [Your privacy rights](/privacy#rights)`,
  },
  deletion: {
    title: "Delete your account",
    text: "You need not give a reason, and nobody has to agree.",
    terms: [
      {
        term: "Goes at once",
        text: "Your name, address and password, and every sign-in.",
      },
      {
        term: "Stays",
        text: "News, events and education articles that you have published. They no longer say that they are yours.",
      },
      {
        term: "Is not part of it",
        text: `Membership applications, newsletter subscriptions and letters to us. Write to ${mailLink}, and we delete what we need not keep.`,
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

/** The page that the link in a mail to a new address leads to. */
export const confirmEmailTexts = {
  title: "Confirm Your New Email Address",
  description: "Confirm the new email address of your account.",
  text: "One press, and this address becomes the one that you sign in with.",
  invalid: {
    title: "This link is not complete",
    text: "Open it from our mail once more, or ask for a new one on your account page.",
  },
  done: {
    title: "Your new address is confirmed",
    /** Before and after the address. */
    text: ["From now on you sign in with ", ". We have told your old address."],
  },
} as const;
