import { letter } from "../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Sent to an author when staff have published the content. */
export function itemPublished(message: {
  to: string;
  firstName: string | null;
  title: string;
  link: string;
}): Mail {
  const { to, firstName, title, link } = message;
  return letter({
    kind: "itemPublished",
    to,
    firstName,
    subject: `Approved: ${title}`,
    paragraphs: [`Thank you for writing “${title}”. It has been read and approved.`],
    action: { label: "See how it stands", link },
  });
}
