import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";

/** Told to an author when staff want something changed before it is published. */
export function itemReturned(message: Recipient & { title: string; note: string; link: string }) {
  const { title, note, link } = message;
  return composeMail(message, {
    kind: "itemReturned",
    subject: `Please change: ${title}`,
    paragraphs: [
      `Thank you for writing “${title}”. Before it is published, please change something:`,
      ...note.split(/\n+/),
    ],
    action: { label: "Open what you wrote", link },
    afterwards: ["When you publish it again, it comes back to us."],
  });
}
