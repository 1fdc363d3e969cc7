import type { NewContactSubmission } from "@headwaters/contracts";
import { composeMail } from "../../../platform/mail/compose/compose.ts";
import { formatResponseTime } from "./responseTime.ts";

/** Forwards a message to the organization. Replies go to the sender. */
export function contactNotice(
  sent: Omit<NewContactSubmission, "idempotencyKey"> & {
    to: string;
    /** URL of the message's staff page. */
    link: string;
  },
) {
  const { to, firstName, lastName, email, inquiryType, about, message, link } = sent;
  const subject = about ? `${inquiryType}, ${about}` : inquiryType;
  const recipient = { to };
  return composeMail(recipient, {
    kind: "contactNotice",
    subject: `Message from ${firstName} ${lastName} (${subject})`,
    paragraphs: [
      `${firstName} ${lastName} wrote about ${subject}, and expects an answer within ${formatResponseTime(about)}. Answer on the staff page, where the others see it, or reply to this mail to answer ${email}.`,
      ...message.split(/\s*\n\s*/),
    ],
    action: { label: "Answer on the staff page", link },
    replyTo: email,
  });
}
