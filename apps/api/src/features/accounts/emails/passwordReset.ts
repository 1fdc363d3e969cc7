import { formatMinutes, RESET_LINK_MINUTES } from "@headwaters/contracts";
import { composeMail } from "../../../platform/mail/compose/compose.ts";
import type { AccountLink } from "./accountLink.ts";

/** Sent on request from /forgot-password. */
export function passwordReset(message: AccountLink) {
  const { link, expiresAt } = message;
  return composeMail(message, {
    kind: "passwordReset",
    expiresAt,
    subject: "Reset your password",
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
