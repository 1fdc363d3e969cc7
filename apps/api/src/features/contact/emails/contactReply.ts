import { organization } from "@headwaters/contracts";
import { letter } from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Sends a staff reply, with the message quoted below. */
export function contactReply(message: {
  to: string;
  firstName: string;
  /** The organization's inbox. */
  replyTo: string;
  text: string;
  greeting: string | undefined;
  signature: string;
  quoted: { text: string; sentAt: Date };
}): Mail {
  const { to, firstName, replyTo, greeting, text, signature, quoted } = message;
  const mail = letter({
    kind: "contactReply",
    to,
    firstName,
    greeting,
    subject: `Re: Your message to ${organization.name}`,
    paragraphs: [...text.split(/\n\s*\n/), signature],
    quoted: { intro: `On ${momentInWords(quoted.sentAt)}, you wrote:`, text: quoted.text },
  });
  // Written by a person, so not an automatic message (RFC 3834).
  return { ...mail, replyTo, headers: { "Auto-Submitted": "no" } };
}
