import { organization } from "@headwaters/contracts";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";

/** Sends a staff reply, with the message quoted below. */
export function contactReply(
  message: Recipient & {
    /** The organization's inbox. */
    replyTo: string;
    text: string;
    greeting: string | undefined;
    signature: string;
    quoted: { text: string; sentAt: Date };
  },
) {
  const { replyTo, greeting, text, signature, quoted } = message;
  return composeMail(message, {
    kind: "contactReply",
    greeting,
    subject: `Re: Your message to ${organization.name}`,
    paragraphs: [...text.split(/\n\s*\n/), signature],
    quoted: { intro: `On ${momentInWords(quoted.sentAt)}, you wrote:`, text: quoted.text },
    replyTo,
    // Written by a person, so not an automatic message (RFC 3834).
    headers: { "Auto-Submitted": "no" },
  });
}
