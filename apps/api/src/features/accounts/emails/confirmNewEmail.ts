import { EMAIL_LINK_HOURS, formatHours } from "@headwaters/contracts";
import { composeMail } from "../../../platform/mail/compose/compose.ts";
import type { AccountLink } from "./accountLink.ts";

/** Asks the new address to confirm an email change. */
export function confirmNewEmail(message: AccountLink) {
  const { link, expiresAt } = message;
  return composeMail(message, {
    kind: "confirmNewEmail",
    expiresAt,
    subject: "Confirm your new email address",
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
