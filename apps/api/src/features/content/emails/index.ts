import { composeMail, type Recipient } from "../../../platform/mail/compose/compose.ts";
import { ana, SITE } from "../../../platform/mail/compose/sampleData.ts";
import { aboutAccount, type MailKinds } from "../../../platform/mail/delivery/policies.ts";

interface AboutItem extends Recipient {
  title: string;
  link: string;
}

/** Sent to an author when staff have published the content. */
export function itemPublished({ title, link, ...author }: AboutItem) {
  return composeMail(author, {
    kind: "itemPublished",
    subject: `Approved: ${title}`,
    preview: "Our staff have read what you wrote. Thank you for writing.",
    paragraphs: [`Thank you for writing “${title}”. It has been read and approved.`],
    action: { label: "See how it stands", link },
  });
}

/** Sent to an author when staff request changes before publication. */
export function itemReturned({ title, note, link, ...author }: AboutItem & { note: string }) {
  return composeMail(author, {
    kind: "itemReturned",
    subject: `Please change: ${title}`,
    preview: note,
    paragraphs: [
      `Thank you for writing “${title}”. Before it is published, please change something:`,
      ...note.split(/\n+/),
    ],
    action: { label: "Open what you wrote", link },
    afterwards: ["When you publish it again, it comes back to us."],
  });
}

const article = { ...ana, title: "Herons are back", link: `${SITE}/writing/news/0193-heron` };

export const mails: MailKinds = {
  itemPublished: { policy: aboutAccount, sample: () => itemPublished(article) },
  itemReturned: {
    policy: aboutAccount,
    sample: () =>
      itemReturned({
        ...article,
        note: "Please leave out the children’s last names.\nAnd add where the herons nest.",
      }),
  },
};
