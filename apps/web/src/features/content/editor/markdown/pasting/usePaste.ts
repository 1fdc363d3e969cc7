import { type ClipboardEvent, type RefObject, useRef } from "react";
import { toasts } from "#lib/toasts.ts";
import { markdownTexts } from "../../../texts/editing/markdown.ts";
import type { Change, Selected } from "../editing/changes.ts";
import { putMarkdown } from "../editing/links.ts";
import { selectedIn } from "../editing/perform.ts";
import { keepParagraphs } from "./plainText.ts";

type PasteEvent = ClipboardEvent<HTMLTextAreaElement>;

/** Returns true if a position is in a code block or between backticks. */
function isInCode({ text, start }: Selected): boolean {
  const before = text.slice(0, start);
  const fences = before.match(/^ *(?:```|~~~)/gm) ?? [];
  const marks = before.slice(before.lastIndexOf("\n") + 1).match(/`/g) ?? [];
  return fences.length % 2 === 1 || marks.length % 2 === 1;
}

/** Pastes copied content as Markdown, in one undo step. */
export function usePaste(
  textarea: RefObject<HTMLTextAreaElement | null>,
  change: (changes: readonly Change[]) => void,
) {
  /** The text that was copied in this field, which is Markdown already. */
  const copied = useRef("");

  function put(markdown: string) {
    if (textarea.current) change(putMarkdown(selectedIn(textarea.current), markdown));
  }

  async function putHtml(html: string, plain: string) {
    try {
      const { fromHtml } = await import("./fromHtml.ts");
      const { markdown, hasPictures } = fromHtml(html);
      put(markdown || plain);
      const { title, description } = markdownTexts.picture.notPasted;
      if (hasPictures) toasts.show({ title, description });
    } catch {
      put(plain);
    }
  }

  return {
    copy({ currentTarget }: PasteEvent) {
      const { text, start, end } = selectedIn(currentTarget);
      copied.current = text.slice(start, end);
    },
    /** Returns true if it pasted text; files without text are left to other handlers. */
    paste(event: PasteEvent): boolean {
      const { clipboardData, currentTarget } = event;
      const html = clipboardData.getData("text/html");
      const typed = clipboardData.getData("text/plain").replace(/\r\n?/g, "\n");
      if (!typed.trim() || (!html && clipboardData.files.length > 0)) return false;
      if (typed === copied.current || isInCode(selectedIn(currentTarget))) return true;
      const plain = keepParagraphs(typed);
      if (!html && plain === typed) return true;
      event.preventDefault();
      if (html) void putHtml(html, plain);
      else put(plain);
      return true;
    },
  };
}
