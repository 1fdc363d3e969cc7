import { displayName } from "@headwaters/contracts";
import { createElement as h, type ReactNode } from "react";
import type { Mail } from "../mail.ts";
import { mailPage, paragraph, quiet, signature, withBreaks } from "./layout.ts";
import { styles } from "./styles.ts";
import { oneLine } from "./words.ts";

/** The content of a mail, in reading order. */
export interface Letter {
  kind: string;
  to: string;
  subject: string;
  firstName: string | null;
  paragraphs: readonly string[];
  /** Facts with labels: when, where, who. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** The call to action, as a button and as a plain address. */
  action?: { label: string; link: string };
  /** When the action's link ceases to work. */
  expiresAt?: Date;
  /** Said after the action. */
  afterwards?: readonly string[];
  /** The reader's earlier message, quoted at the end. */
  quoted?: { intro: string; text: string };
}

/** The letter in the organization's layout. */
export function letter(content: Letter): Mail {
  const { kind, to, expiresAt } = content;
  return {
    kind,
    to,
    ...(expiresAt ? { expiresAt } : {}),
    subject: oneLine(content.subject),
    text: asText(content),
    html: asHtml(content),
  };
}

/** Anyone can register another person's address: a greeting shows only what looks like a name. */
function greeting(firstName: string | null): string {
  const name = displayName(firstName);
  return name ? `Hello ${name},` : "Hello,";
}

/** As mail programs quote. */
const quotedText = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

function asText(content: Letter): string {
  const { firstName, paragraphs, facts = [], action, afterwards = [], quoted } = content;
  const blocks = [
    greeting(firstName),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join("\n")] : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...afterwards,
    ...(quoted ? [`${quoted.intro}\n${quotedText(quoted.text)}`] : []),
    signature,
  ];
  return `${blocks.join("\n\n")}\n`;
}

function asHtml(content: Letter): string {
  const { subject, firstName, paragraphs, facts = [], action, afterwards = [], quoted } = content;
  return mailPage(
    subject,
    paragraph(greeting(firstName)),
    ...paragraphs.map(paragraph),
    ...(facts.length > 0 ? [table(facts)] : []),
    ...(action ? buttonAndAddress(action) : []),
    ...afterwards.map(paragraph),
    ...(quoted ? quotation(quoted) : []),
  );
}

function table(facts: NonNullable<Letter["facts"]>): ReactNode {
  const row = ([label, value]: (typeof facts)[number]) =>
    h(
      "tr",
      { key: label },
      h("th", { scope: "row", className: "quiet", style: styles.term }, `${label}:`),
      h("td", { style: styles.value }, value),
    );
  return h("table", { style: styles.facts }, h("tbody", null, facts.map(row)));
}

function quotation({ intro, text }: NonNullable<Letter["quoted"]>): ReactNode[] {
  const attributes = { dir: "auto", className: "quote", style: styles.quote };
  return [quiet(intro), h("blockquote", attributes, ...withBreaks(text))];
}

function buttonAndAddress({ label, link }: NonNullable<Letter["action"]>): ReactNode[] {
  const button = h("a", { className: "button", href: link, style: styles.button }, label);
  const address = h("a", { className: "link", href: link, style: styles.link }, link);
  return [
    h("p", { style: styles.paragraph }, button),
    quiet("If the button does nothing, copy this address into your browser: ", address),
  ];
}
