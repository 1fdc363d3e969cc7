import { organization } from "@headwaters/contracts";
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { oneLine } from "./messages/words.ts";
import type { Mail } from "./outbox.ts";
import { palette, styles } from "./styles.ts";

/** What a message says, in the order in which it is read. */
export interface Letter {
  kind: string;
  to: string;
  subject: string;
  firstName: string | null;
  paragraphs: readonly string[];
  /** The one thing to do; shown as a button, and as an address for who cannot press it. */
  action?: { label: string; link: string };
  /** When the action's link ceases to work. */
  expiresAt?: Date;
  /** Said after the action. */
  afterwards?: readonly string[];
  /** What the reader wrote before; it stands below everything else. */
  quoted?: { intro: string; text: string };
}

const { name, email, phone, address } = organization;
const postalAddress = `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;

/** The letter in the organisation's layout: React escapes what people typed. */
export function letter(content: Letter): Mail {
  const { kind, to, expiresAt } = content;
  return {
    kind,
    to,
    ...(expiresAt ? { expiresAt } : {}),
    subject: oneLine(content.subject),
    text: asText(content),
    html: `<!doctype html>${renderToStaticMarkup(asHtml(content))}`,
  };
}

/** Anyone can register someone else's address: what a mail program would make a link of is no name. */
function greeting(firstName: string | null): string {
  const called = oneLine(firstName ?? "");
  const isName = called.length > 0 && called.length <= 60 && !/[/:@]|\.\S/u.test(called);
  return isName ? `Hello ${called},` : "Hello,";
}

/** As mail programs quote. */
const quotedText = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

function asText({ firstName, paragraphs, action, afterwards = [], quoted }: Letter): string {
  const blocks = [
    greeting(firstName),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...afterwards,
    ...(quoted ? [`${quoted.intro}\n${quotedText(quoted.text)}`] : []),
    `-- \n${name}\n${postalAddress}\n${email} · ${phone}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function asHtml(content: Letter): ReactNode {
  const { subject, firstName, paragraphs, action, afterwards = [], quoted } = content;
  return h(
    "html",
    { lang: "en" },
    h(
      "head",
      null,
      h("meta", { httpEquiv: "Content-Type", content: "text/html; charset=utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      h("title", null, oneLine(subject)),
      h("style", { dangerouslySetInnerHTML: { __html: palette } }),
    ),
    h(
      "body",
      { className: "page", style: styles.page },
      h(
        "div",
        { className: "card", style: styles.card },
        h("p", { className: "name", style: styles.name }, name),
        paragraph(greeting(firstName)),
        ...paragraphs.map(paragraph),
        ...(action ? buttonAndAddress(action) : []),
        ...afterwards.map(paragraph),
        ...(quoted ? quotation(quoted) : []),
        h("hr", { className: "line", style: styles.line }),
        quiet(h("strong", null, name), h("br"), postalAddress, h("br"), `${email} · ${phone}`),
      ),
    ),
  );
}

/** Single line breaks are the writer's own; Outlook knows of no style that keeps them. */
function withBreaks(text: string): ReactNode[] {
  return text.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [h("br"), line]));
}

function paragraph(text: string): ReactNode {
  return h("p", { dir: "auto", style: styles.paragraph }, ...withBreaks(text));
}

function quotation({ intro, text }: NonNullable<Letter["quoted"]>): ReactNode[] {
  const attributes = { dir: "auto", className: "quote", style: styles.quote };
  return [quiet(intro), h("blockquote", attributes, ...withBreaks(text))];
}

function quiet(...children: ReactNode[]): ReactNode {
  return h("p", { className: "quiet", style: styles.quiet }, ...children);
}

function buttonAndAddress({ label, link }: NonNullable<Letter["action"]>): ReactNode[] {
  const button = h("a", { className: "button", href: link, style: styles.button }, label);
  const address = h("a", { className: "link", href: link, style: styles.link }, link);
  return [
    h("p", { style: styles.paragraph }, button),
    quiet("If the button does nothing, copy this address into your browser: ", address),
  ];
}
