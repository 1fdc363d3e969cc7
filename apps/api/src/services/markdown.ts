import { createHash } from "node:crypto";
import type { Element } from "hast";
import { LRUCache } from "lru-cache";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { lowerSchemes } from "./markdown/addresses.ts";
import { dressElements } from "./markdown/elements.ts";
import { headingsBelowTitle } from "./markdown/headings.ts";
import { bounded, limitTables } from "./markdown/limits.ts";
import { dressForMail } from "./markdown/mail.ts";

/** What is kept of the work together has at most this many characters. */
const MAX_KEPT = 8_000_000;

const processor = unified()
  .use(remarkParse)
  // Tables, bare addresses and ~~struck~~ words; one tilde means "about": ~5 pounds.
  .use(remarkGfm, { singleTilde: false })
  .use(() => limitTables)
  // HTML is shown as the text that it is.
  .use(remarkRehype, { handlers: { html: (_state, { value }) => ({ type: "text", value }) } })
  .use(() => lowerSchemes)
  // The ids of footnotes have their prefix already.
  .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: "" })
  .use(() => headingsBelowTitle)
  .use(() => dressElements)
  .use(rehypeStringify)
  .freeze();

const paragraph = (text: string): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [{ type: "text", value: text }],
});

/** Hashes of what was too much: found out once, as finding out takes as long as is allowed. */
const tooMuch = new LRUCache<string, true>({ max: 10_000 });
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

function made(markdown: string, using = processor): string {
  const hash = hashOf(markdown);
  try {
    if (!tooMuch.has(hash)) return bounded(() => String(using.processSync(markdown)));
  } catch {
    tooMuch.set(hash, true);
  }
  // Too deep, too wide or too slow, as nobody writes for readers: shown as it was typed.
  const paragraphs = markdown.split(/\n\s*\n/).map(paragraph);
  return processor.stringify({ type: "root", children: paragraphs });
}

const kept = new LRUCache<string, string>({
  maxSize: MAX_KEPT,
  sizeCalculation: (html, markdown) => html.length + markdown.length + 1,
  memoMethod: (markdown) => made(markdown),
});

/** What an author wrote as HTML that is safe to show: HTML in it is shown as text, never obeyed. */
export function htmlOf(markdown: string): string {
  return kept.memo(markdown);
}

/** The same of a text that changes with the next key: what readers ask for stays kept instead. */
export function previewHtmlOf(markdown: string): string {
  return kept.peek(markdown) ?? made(markdown);
}

/** The same for a mail, whose reader is far from our pages: with whole addresses, and its own looks. */
export function mailHtmlOf(markdown: string, publicUrl: string): string {
  return made(markdown, processor().use(dressForMail, publicUrl).freeze());
}
