import { letter } from "../../../platform/mail/compose/compose.ts";
import type { Mail } from "../../../platform/mail/mail.ts";

/** Told to an author when staff want something changed before it is published. */
export function itemReturned(message: {
  to: string;
  firstName: string | null;
  title: string;
  note: string;
  link: string;
}): Mail {
  const { to, firstName, title, note, link } = message;
  return letter({
    kind: "itemReturned",
    to,
    firstName,
    subject: `Please change: ${title}`,
    paragraphs: [
      `Thank you for writing “${title}”. Before it is published, please change something:`,
      ...note.split(/\n+/),
    ],
    action: { label: "Open what you wrote", link },
    afterwards: ["When you publish it again, it comes back to us."],
  });
}
