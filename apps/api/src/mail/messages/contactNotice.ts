import type { NewContactSubmission } from "@headwaters/contracts";
import { letter } from "../letter.ts";
import type { Mail } from "../outbox.ts";

/** Brings a message to the organisation; the answer goes to whoever wrote it. */
export function contactNotice(
  sent: Omit<NewContactSubmission, "idempotencyKey"> & { to: string },
): Mail {
  const { to, firstName, lastName, email, inquiryType, message } = sent;
  const mail = letter({
    kind: "contactNotice",
    to,
    firstName: null,
    subject: `Message from ${firstName} ${lastName} (${inquiryType})`,
    paragraphs: [
      `${firstName} ${lastName} wrote about ${inquiryType}, and expects an answer within 24-48 hours. Reply to this mail to answer ${email}.`,
      ...message.split(/\s*\n\s*/),
    ],
  });
  return { ...mail, replyTo: email };
}
