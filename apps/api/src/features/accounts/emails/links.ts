import {
  CONFIRMATION_LINK_DAYS,
  EMAIL_LINK_HOURS,
  formatHours,
  formatMinutes,
  organization,
  RESET_LINK_MINUTES,
} from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";

interface AccountLink extends Recipient {
  link: string;
  expiresAt: Date;
}

/** Welcomes a new account and asks to confirm its address. Sent again on request. */
export function confirmEmail({ link, expiresAt, ...recipient }: AccountLink) {
  return composeMail(recipient, {
    kind: "confirmEmail",
    expiresAt,
    subject: "Welcome! Please confirm your email address",
    preview: "Then our emails about the events you sign up for reach you.",
    paragraphs: [
      `Someone, probably you, made an account at ${organization.name} with this email address. Please confirm that it is yours.`,
      "Until then we write nothing else to it, so you would miss our emails about events you sign up for.",
    ],
    action: { label: "Confirm this address", link },
    afterwards: [
      `The link works for ${CONFIRMATION_LINK_DAYS} days.`,
      "If it was not you, you don’t have to do anything: we will not write to this address about events.",
    ],
  });
}

/** Asks the new address to confirm an email change. */
export function confirmNewEmail({ link, expiresAt, ...recipient }: AccountLink) {
  return composeMail(recipient, {
    kind: "confirmNewEmail",
    expiresAt,
    subject: "Confirm your new email address",
    preview: `Your account uses this one as soon as you do. The link works for ${formatHours(EMAIL_LINK_HOURS)}.`,
    paragraphs: [
      "Someone, probably you, wants to use this email address for an account with us. Please confirm that it is yours.",
    ],
    action: { label: "Confirm this address", link },
    afterwards: [
      `The link works once, for ${formatHours(EMAIL_LINK_HOURS)}.`,
      "If it was not you, you don’t have to do anything: this address will not be used.",
    ],
  });
}

/** Sent on request from /forgot-password. */
export function passwordReset({ link, expiresAt, ...recipient }: AccountLink) {
  return composeMail(recipient, {
    kind: "passwordReset",
    expiresAt,
    subject: "Reset your password",
    preview: `The link works for ${formatMinutes(RESET_LINK_MINUTES)}. If you did not ask for it, you don’t have to do anything.`,
    paragraphs: [
      "Someone, probably you, asked for a new password for the account with this email address.",
    ],
    action: { label: "Set a new password", link },
    afterwards: [
      `The link works once, for ${formatMinutes(RESET_LINK_MINUTES)}.`,
      "If it was not you, you don’t have to do anything: your password stays as it is.",
    ],
  });
}
