import { type ClipboardEvent, type RefObject, useRef } from "react";
import { toasts } from "#lib/toasts.ts";
import { type Change, readSelection, type Selected } from "../markdown/editing.ts";
import { putMarkdown } from "../markdown/inline.ts";
import { markdownTexts } from "./texts.ts";

type PasteEvent = ClipboardEvent<HTMLTextAreaElement>;

/** Pastes copied content as Markdown, in one undo step. */
export function usePaste(
  textarea: RefObject<HTMLTextAreaElement | null>,
  change: (changes: readonly Change[]) => void,
) {
  /** The text that was copied in this field, which is Markdown already. */
  const copied = useRef("");

  function insert(markdown: string) {
    if (textarea.current) change(putMarkdown(readSelection(textarea.current), markdown));
  }

  async function insertHtml(html: string, plain: string) {
    try {
      const { fromHtml } = await import("../markdown/fromHtml.ts");
      const { markdown, hasPictures } = fromHtml(html);
      insert(markdown || plain);
      const { title, description } = markdownTexts.picture.notPasted;
      if (hasPictures) toasts.show({ title, description });
    } catch {
      insert(plain);
    }
  }

  return {
    copy({ currentTarget }: PasteEvent) {
      const { text, start, end } = readSelection(currentTarget);
      copied.current = text.slice(start, end);
    },
    /** Returns true if it pasted text; files without text are left to other handlers. */
    paste(event: PasteEvent): boolean {
      const { clipboardData, currentTarget } = event;
      const html = clipboardData.getData("text/html");
      const typed = clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
      if (!typed.trim() || (!html && clipboardData.files.length > 0)) return false;
      if (typed === copied.current || isInCode(readSelection(currentTarget))) return true;
      const plain = keepParagraphs(typed);
      if (!html && plain === typed) return true;
      event.preventDefault();
      if (html) void insertHtml(html, plain);
      else insert(plain);
      return true;
    },
  };
}

/** Returns true if a position is in a code block or between backticks. */
function isInCode({ text, start }: Selected): boolean {
  const before = text.slice(0, start);
  const fences = before.match(/^ *(?:```|~~~)/gm) ?? [];
  const marks = before.slice(before.lastIndexOf("\n") + 1).match(/`/g) ?? [];
  return fences.length % 2 === 1 || marks.length % 2 === 1;
}

/** Length of the longest line of a text that was wrapped for a mail or a page. */
const WRAPPED = { from: 50, to: 100 } as const;

/** Lines that belong together in Markdown: lists, headings, quotes, tables, indented code. */
const MARKUP = /^(?: {4}|\t| *(?:[-*+] |[>|]|#{1,6} |\d{1,9}[.)] ))| {2}$|\\$/;

/**
 * Adds the empty lines between paragraphs that Markdown needs to a plain text. Wrapped lines stay
 * together, and so does Markdown.
 */
export function keepParagraphs(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  if (lines.some((line) => /^ *(?:```|~~~)/.test(line))) return lines.join("\n");
  const width = Math.max(...lines.map(({ length }) => length));
  const breaks = lines.slice(1).map((next, index) => {
    const line = lines[index] ?? "";
    const isPlain = [line, next].every((one) => one.trim() !== "" && !MARKUP.test(one));
    const [word = ""] = next.split(" ");
    return { next, isPlain, isFull: line.length + 1 + word.length > width };
  });
  const plain = breaks.filter(({ isPlain }) => isPlain);
  const isWrapped =
    width >= WRAPPED.from &&
    width <= WRAPPED.to &&
    plain.filter(({ isFull }) => isFull).length > plain.length / 2;
  const toBreak = ({ isPlain, isFull }: (typeof breaks)[number]) =>
    isPlain && !(isWrapped && isFull) ? "\n\n" : "\n";
  return (lines[0] ?? "") + breaks.map((one) => toBreak(one) + one.next).join("");
}
