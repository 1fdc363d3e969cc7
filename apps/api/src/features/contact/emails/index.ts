import {
  type ContactSubject,
  inquiryTypeNames,
  type NewContactSubmission,
  organization,
  responseTimes,
  signAnswer,
} from "@headwaters/contracts";
import { showEmail } from "@headwaters/contracts/router";
import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { ana, office, SITE } from "../../../platform/mail/compose/sampleData.ts";
import { momentInWords } from "../../../platform/mail/compose/words.ts";
import { type MailKinds, toAnyone } from "../../../platform/mail/delivery/policies.ts";

/** Forwards a message to the organization. Replies go to the sender. */
export function contactNotice(
  sent: Omit<NewContactSubmission, "idempotencyKey"> & {
    to: string;
    /** URL of the message's staff page. */
    link: string;
  },
) {
  const { to, firstName, lastName, email, inquiryType, about, message, link } = sent;
  const type = inquiryTypeNames[inquiryType];
  const subject = about ? `${type}, ${about}` : type;
  const recipient = { to };
  return composeMail(recipient, {
    kind: "contactNotice",
    subject: `Message from ${firstName} ${lastName} (${subject})`,
    // Not the message, which may be about a child: locked phones show this.
    preview: `An answer is expected within ${responseTimes[about ?? "general"]}.`,
    paragraphs: [
      `${firstName} ${lastName} wrote about ${subject}, and expects an answer within ${responseTimes[about ?? "general"]}. Answer on the staff page, where the others see it, or reply to this mail to answer ${showEmail(email)}.`,
      ...message.split(/\s*\n\s*/),
    ],
    action: { label: "Answer on the staff page", link },
    replyTo: email,
  });
}

/** Confirms receipt. The message is not quoted: the address may be another person's. */
export function contactReceived(message: Recipient & { about?: ContactSubject | undefined }) {
  return composeMail(message, {
    kind: "contactReceived",
    subject: "We have your message",
    preview: `A person reads it. You can expect a response within ${responseTimes[message.about ?? "general"]}.`,
    paragraphs: [
      `Thank you for writing to us. A person reads every message, and you can expect a response within ${responseTimes[message.about ?? "general"]}.`,
    ],
    afterwards: [
      "If you did not write to us, someone mistyped their address: you can ignore this mail.",
    ],
  });
}

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
    // Not the answer, for the same reason.
    preview: "Here is our answer. Your message stands below it.",
    paragraphs: [...text.split(/\n\s*\n/), signature],
    quoted: { intro: `On ${momentInWords(quoted.sentAt)}, you wrote:`, text: quoted.text },
    replyTo,
    // Written by a person, so not an automatic message (RFC 3834).
    headers: { "Auto-Submitted": "no" },
  });
}

const message = "Is there a place in the Saturday group?\n\nMy son is seven.";

export const mails: MailKinds = {
  contactNotice: {
    policy: toAnyone,
    sample: () =>
      contactNotice({
        to: office,
        firstName: "Ana",
        lastName: "Reyes",
        email: ana.to,
        inquiryType: "program-info",
        message,
        link: `${SITE}/staff/messages/0193-message`,
      }),
  },
  contactReceived: { policy: toAnyone, sample: () => contactReceived(ana) },
  contactReply: {
    policy: toAnyone,
    sample: () =>
      contactReply({
        ...ana,
        replyTo: office,
        text: "Yes, there is.\nWe begin at nine.\n\nBring a hat.",
        greeting: undefined,
        signature: signAnswer("Bo"),
        quoted: { text: message, sentAt: new Date("2026-11-21T21:05:00Z") },
      }),
  },
};
