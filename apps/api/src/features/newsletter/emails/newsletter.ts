import { ONE_CLICK_PATH, organization, UNSUBSCRIBE_PATH } from "@headwaters/contracts";
import { createElement as h, type ReactNode } from "react";
import { mailPage, picture, quiet, signature } from "../../../platform/mail/compose/layout.ts";
import { styles } from "../../../platform/mail/compose/styles.ts";
import { oneLine } from "../../../platform/mail/compose/words.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import { NEWSLETTER } from "../../../platform/mail/outbox/queue.ts";

/** A news article or an event in a newsletter. */
export interface NewsletterEntry {
  /** "News" or "Event". */
  label: string;
  title: string;
  /** An event's date and location. */
  facts: string | null;
  text: string;
  link: string;
  /** The link's text. */
  more: string;
  picture: { src: string; alt: string } | null;
}

/** The part of a newsletter that is the same for all recipients. */
export interface NewsletterContent {
  subject: string;
  /** Sanitized HTML, and the same as plain text. */
  introduction: { html: string; text: string };
  items: readonly NewsletterEntry[];
}

const WHY = `You get this because you asked for the newsletter of ${organization.name} and confirmed it.`;

/** URL of the unsubscribe page. */
export const unsubscribeLink = (publicUrl: string, token: string) =>
  `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;

/** Headers for one-click unsubscribe in mail programs (RFC 8058). */
export function listHeaders(publicUrl: string, token: string): Record<string, string> {
  return {
    "List-Id": `${organization.name} <newsletter.${new URL(publicUrl).hostname}>`,
    "List-Unsubscribe": `<${publicUrl}${ONE_CLICK_PATH}?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

/**
 * Builds the mail for one subscriber.
 * @param token the subscriber's, for unsubscribing; null in samples
 */
export function newsletterMail(
  content: NewsletterContent,
  publicUrl: string,
  to: string,
  token: string | null,
): Mail {
  const link = token ? unsubscribeLink(publicUrl, token) : publicUrl + UNSUBSCRIBE_PATH;
  return {
    kind: NEWSLETTER,
    to,
    headers: token ? listHeaders(publicUrl, token) : {},
    subject: oneLine(content.subject),
    text: renderText(content, link),
    html: renderHtml(content, link),
  };
}

function renderText({ introduction, items }: NewsletterContent, unsubscribeUrl: string): string {
  const entries = items.map(({ title, facts, text, link }) =>
    ["* * *\n", title, facts, `\n${text}\n`, link].filter((line) => line !== null).join("\n"),
  );
  const footer = `${WHY} To unsubscribe:\n${unsubscribeUrl}`;
  return `${[introduction.text, ...entries, signature, footer].filter(Boolean).join("\n\n")}\n`;
}

function renderHtml(content: NewsletterContent, unsubscribeUrl: string): string {
  const { introduction, items } = content;
  const unsubscribe = h(
    "a",
    { className: "link", href: unsubscribeUrl, style: styles.link },
    "Unsubscribe",
  );
  // What is inside; the mail itself begins with the introduction.
  const titles = items.map(({ title }) => title).join(" · ");
  return mailPage(
    { ...content, preview: titles || introduction.text },
    h("div", {
      style: styles.paragraph,
      dangerouslySetInnerHTML: { __html: introduction.html },
    }),
    ...items.map(renderEntry),
    h("hr", { className: "line", style: styles.line }),
    quiet(WHY, " ", unsubscribe),
  );
}

function renderEntry(entry: NewsletterEntry): ReactNode {
  const { label, title, facts, text, link, more } = entry;
  const linkTo = (style: object, ...children: ReactNode[]) =>
    h("a", { className: "link", href: link, style: { ...styles.link, ...style } }, ...children);
  return h(
    "div",
    { key: link },
    h("hr", { className: "line", style: styles.line }),
    entry.picture &&
      h("a", { href: link }, picture({ ...entry.picture, width: 560, style: styles.picture })),
    h("p", { className: "quiet", style: styles.label }, label),
    h("h2", { style: styles.heading }, linkTo({ textDecoration: "none" }, title)),
    facts && quiet(facts),
    h("p", { style: styles.paragraph }, text),
    h("p", { style: styles.paragraph }, linkTo({ fontWeight: 700 }, more)),
  );
}
