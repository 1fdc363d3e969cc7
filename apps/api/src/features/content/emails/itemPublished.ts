import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";

/** Sent to an author when staff have published the content. */
export function itemPublished(message: Recipient & { title: string; link: string }) {
  const { title, link } = message;
  return composeMail(message, {
    kind: "itemPublished",
    subject: `Approved: ${title}`,
    paragraphs: [`Thank you for writing “${title}”. It has been read and approved.`],
    action: { label: "See how it stands", link },
  });
}
