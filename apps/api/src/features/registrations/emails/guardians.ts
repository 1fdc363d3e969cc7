import { composeMail } from "../../../platform/mail/compose/compose.ts";
import { dayInWords } from "../../../platform/mail/compose/words.ts";

/**
 * Invites an address, which may have no account, to become a guardian of a child. It says no more of
 * the child than its first name, and that not where a locked phone shows it.
 */
export function guardianInvitation(message: {
  to: string;
  childName: string;
  invitedBy: string;
  link: string;
  expiresAt: Date;
}) {
  const { childName, invitedBy, link, expiresAt } = message;
  return composeMail(message, {
    kind: "guardianInvitation",
    subject: "You are invited to be a guardian",
    preview: "See who invites you, and accept or decline.",
    paragraphs: [
      `${invitedBy} invites you to be a guardian of ${childName} on our website. As a guardian you see and change the events that ${childName} is signed up for, and get our emails about them.`,
      "To accept, sign in with an account that has this email address, or make one.",
    ],
    action: { label: "See the invitation", link },
    afterwards: [
      `The link works until ${dayInWords(expiresAt)}, once, and for this email address alone.`,
      "If you do not know who invites you, you can decline there, or do nothing.",
    ],
    expiresAt,
  });
}
