import { organization } from "@headwaters/contracts";
import { createElement as h, type ReactNode } from "react";
import { mailPage, quiet, signature } from "../../../platform/mail/compose/layout.ts";
import { styles } from "../../../platform/mail/compose/styles.ts";
import { oneLine } from "../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { NEWSLETTER } from "../../../platform/mail/outbox/queue.ts";

/** A piece of news or an event, as a newsletter tells of it. */
export interface NewsletterEntry {
  /** What kind of thing it is. */
  label: string;
  title: string;
  /** When and where, of an event. */
  facts: string | null;
  text: string;
  link: string;
  /** What the link says. */
  more: string;
  picture: { src: string; alt: string } | null;
}

/** What a newsletter says, the same to all. */
export interface NewsletterContent {
  subject: string;
  /** As HTML that is safe to send, and the same as text. */
  introduction: { html: string; text: string };
  items: readonly NewsletterEntry[];
}

/** Who gets a copy, and how they end that. */
interface Copy {
  to: string;
  unsubscribeLink: string;
  headers: Record<string, string>;
}

const WHY = `You get this because you asked for the newsletter of ${organization.name} and confirmed it.`;

/** A subscriber's copy of a newsletter. */
export function newsletterMail(content: NewsletterContent, copy: Copy): Mail {
  const { to, unsubscribeLink, headers } = copy;
  return {
    kind: NEWSLETTER,
    to,
    headers,
    subject: oneLine(content.subject),
    text: asText(content, unsubscribeLink),
    html: asHtml(content, unsubscribeLink),
  };
}

function asText({ introduction, items }: NewsletterContent, unsubscribeLink: string): string {
  const told = items.map(({ title, facts, text, link }) =>
    ["* * *\n", title, facts, `\n${text}\n`, link].filter((line) => line !== null).join("\n"),
  );
  const leave = `${WHY} To unsubscribe:\n${unsubscribeLink}`;
  return `${[introduction.text, ...told, signature, leave].filter(Boolean).join("\n\n")}\n`;
}

function asHtml(content: NewsletterContent, unsubscribeLink: string): string {
  const { subject, introduction, items } = content;
  const leave = h(
    "a",
    { className: "link", href: unsubscribeLink, style: styles.link },
    "Unsubscribe",
  );
  return mailPage(
    subject,
    h("div", {
      style: styles.paragraph,
      dangerouslySetInnerHTML: { __html: introduction.html },
    }),
    ...items.map(asBlock),
    h("hr", { className: "line", style: styles.line }),
    quiet(WHY, " ", leave),
  );
}

function asBlock({ label, title, facts, text, link, more, picture }: NewsletterEntry): ReactNode {
  const to = (style: object, ...children: ReactNode[]) =>
    h("a", { className: "link", href: link, style: { ...styles.link, ...style } }, ...children);
  return h(
    "div",
    { key: link },
    h("hr", { className: "line", style: styles.line }),
    picture && h("a", { href: link }, h("img", { ...picture, width: 560, style: styles.picture })),
    h("p", { className: "quiet", style: styles.label }, label),
    h("h2", { style: styles.heading }, to({ textDecoration: "none" }, title)),
    facts && quiet(facts),
    h("p", { style: styles.paragraph }, text),
    h("p", { style: styles.paragraph }, to({ fontWeight: 700 }, more)),
  );
}
