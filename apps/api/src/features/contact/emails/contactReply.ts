import { organization } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import { momentInWords, oneLine } from "../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** What someone on the staff answers to a message, which follows below. */
export function contactReply(message: {
  to: string;
  firstName: string;
  /** Where an answer to this goes: the organisation's inbox. */
  replyTo: string;
  text: string;
  /** First name of who answers. */
  signature: string | null;
  quoted: { text: string; sentAt: Date };
}): Mail {
  const { to, firstName, replyTo, text, signature, quoted } = message;
  const mail = letter({
    kind: "contactReply",
    to,
    firstName,
    subject: `Re: Your message to ${organization.name}`,
    paragraphs: [
      ...text.split(/\n\s*\n/),
      [oneLine(signature ?? ""), organization.name].filter(Boolean).join("\n"),
    ],
    quoted: { intro: `On ${momentInWords(quoted.sentAt)}, you wrote:`, text: quoted.text },
  });
  // A person wrote it: it is no mail of a machine that mail programs may put aside (RFC 3834).
  return { ...mail, replyTo, headers: { "Auto-Submitted": "no" } };
}
