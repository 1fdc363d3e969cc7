import { CONFIRMATION_LINK_DAYS, organization } from "@headwaters/contracts";
import { composeMail } from "../../../platform/mail/compose/compose.ts";
import type { AccountLink } from "./accountLink.ts";

/** Welcomes a new account and asks to confirm its address. Sent again on request. */
export function confirmEmail(message: AccountLink) {
  const { link, expiresAt } = message;
  return composeMail(message, {
    kind: "confirmEmail",
    expiresAt,
    subject: "Welcome! Please confirm your email address",
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
