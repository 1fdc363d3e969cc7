import { greet } from "@headwaters/contracts";
import { createElement as h, type ReactNode } from "react";
import type { Mail } from "../mail.ts";
import { mailPage, paragraph, picture, quiet, row, signature, withBreaks } from "./layout.ts";
import { styles } from "./styles.ts";
import { formatDateBadge, oneLine } from "./words.ts";

/** A button with its plain URL. */
interface Action {
  label: string;
  link: string;
}

/** A mail's recipient: the address, and the name for the greeting. */
export interface Recipient {
  to: string;
  firstName: string | null;
}

/** A public picture of the site, 1200 by 630 pixels. */
export interface MailPicture {
  src: string;
  alt: string;
}

/** The event that a mail is about, as a date badge and a picture. */
export interface MailEvent {
  eventDate: Date;
  picture: MailPicture | null;
}

/** The content of a mail, in reading order. */
export interface MailContent {
  kind: string;
  subject: string;
  /**
   * The line that inboxes, and locked phones, show below the subject: what is new, without names of
   * children.
   */
  preview: string;
  /** Replaces the greeting by first name. */
  greeting?: string | undefined;
  paragraphs: readonly string[];
  /** The event, above its facts. */
  event?: MailEvent;
  /** Facts with labels: when, where, who. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Items, each with a link to its page. */
  items?: readonly Action[];
  /** The call to action, as a button and as a plain URL. */
  action?: Action;
  expiresAt?: Date;
  afterwards?: readonly string[];
  /** Another action, as a less prominent button. */
  alternative?: Action & { intro: string };
  /** The reader's earlier message, quoted at the end. */
  quoted?: { intro: string; text: string };
  replyTo?: string;
  headers?: Record<string, string>;
  /** An attached calendar file. */
  calendar?: string | null | undefined;
}

/** Renders a mail as HTML and as plain text. */
export function composeMail(
  recipient: Pick<Recipient, "to"> & Partial<Recipient>,
  content: MailContent,
): Mail {
  const { kind, expiresAt, replyTo, headers, calendar } = content;
  const greeting = content.greeting ?? greet(recipient.firstName ?? null);
  return {
    kind,
    to: recipient.to,
    ...(expiresAt && { expiresAt }),
    subject: oneLine(content.subject),
    text: asText(greeting, content),
    html: asHtml(greeting, content),
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    ...(calendar && { calendar }),
  };
}

/** Quotes text as mail programs do. */
const quotedText = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

function asText(greeting: string, content: MailContent): string {
  const { paragraphs, facts = [], items = [], action, afterwards = [] } = content;
  const { alternative, quoted } = content;
  const blocks = [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    ...items.map(({ label, link }) => `${label}\n${link}`),
    ...(action ? [asTextAction(action)] : []),
    ...afterwards,
    ...(alternative ? [alternative.intro, asTextAction(alternative)] : []),
    ...(quoted ? [`${quoted.intro}\n${quotedText(quoted.text)}`] : []),
    signature,
  ];
  return `${blocks.join("\n\n")}\n`;
}

const asTextAction = ({ label, link }: Action) => `${label}:\n${link}`;

function asHtml(greeting: string, content: MailContent): string {
  const { paragraphs, event, facts = [], items = [], action, afterwards = [] } = content;
  const { alternative, quoted } = content;
  return mailPage(
    content,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(event ? [eventBand(event)] : []),
    ...(facts.length > 0 ? [table(facts)] : []),
    ...(items.length > 0 ? [list(items)] : []),
    ...(action ? buttonAndLink(action) : []),
    ...afterwards.map(paragraph),
    ...(alternative ? [paragraph(alternative.intro), outlinedButton(alternative)] : []),
    ...(quoted ? quotation(quoted) : []),
  );
}

/** Beside the badge as wide as the text on a phone; a fifth of the file, so sharp on its screen. */
const EVENT_PICTURE = { width: 240, height: 126 };

/** The day as a leaf of a calendar, which the facts say in words, and the picture. */
function eventBand({ eventDate, picture: shown }: MailEvent): ReactNode {
  const { month, day } = formatDateBadge(eventDate);
  const badge = h(
    "td",
    { className: "date", "aria-hidden": true, style: styles.dateBadge },
    h("div", { style: styles.month }, month),
    h("div", { style: styles.day }, day),
  );
  if (!shown) return row(styles.event, badge);
  const attributes = { className: "picture", ...EVENT_PICTURE, style: styles.eventPicture };
  return row(
    styles.event,
    badge,
    h("td", { style: styles.eventPictureCell }, picture({ ...shown, ...attributes })),
  );
}

function table(facts: NonNullable<MailContent["facts"]>): ReactNode {
  const toRow = ([label, value]: (typeof facts)[number]) =>
    h(
      "tr",
      { key: label },
      h("th", { scope: "row", className: "quiet", style: styles.term }, `${label}:`),
      h("td", { style: styles.value }, value),
    );
  return h("table", { style: styles.facts }, h("tbody", null, facts.map(toRow)));
}

function list(items: readonly Action[]): ReactNode {
  const item = ({ label, link }: Action, index: number) =>
    h(
      "li",
      { key: index, dir: "auto", style: styles.item },
      h("a", { className: "link", href: link, style: styles.link }, label),
    );
  return h("ul", { style: styles.list }, items.map(item));
}

function quotation({ intro, text }: NonNullable<MailContent["quoted"]>): ReactNode[] {
  const attributes = { dir: "auto", className: "quote", style: styles.quote };
  return [quiet(intro), h("blockquote", attributes, ...withBreaks(text))];
}

function outlinedButton({ label, link }: Action): ReactNode {
  const attributes = { className: "outlined", href: link, style: styles.outlined };
  return h("p", { style: styles.paragraph }, h("a", attributes, label));
}

function buttonAndLink({ label, link }: Action): ReactNode[] {
  const button = h("a", { className: "button", href: link, style: styles.button }, label);
  const copyableLink = h("a", { className: "link", href: link, style: styles.link }, link);
  return [
    h("p", { style: styles.paragraph }, button),
    quiet("If the button does nothing, copy this address into your browser: ", copyableLink),
  ];
}
