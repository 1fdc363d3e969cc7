import { type Change, lineAround, type Selected } from "./changes.ts";

const LINK = /(?<!!)\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/g;

export interface FoundLink {
  start: number;
  end: number;
  words: string;
  address: string;
}

/** Finds the link around the selection. */
export function linkAround({ text, start, end }: Selected): FoundLink | null {
  const line = lineAround(text, start);
  for (const found of text.slice(line.start, line.end).matchAll(LINK)) {
    const [all, words = "", address = ""] = found;
    const at = line.start + found.index;
    if (at <= start && end <= at + all.length) {
      const unescaped = words.replace(/\\([[\]\\])/g, "$1");
      return { start: at, end: at + all.length, words: unescaped, address };
    }
  }
  return null;
}

const escaped = (words: string) =>
  words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[[\]\\]/g, "\\$&");

/** Escapes an address for round brackets. */
export const enclosed = (address: string) =>
  address.trim().replace(/[\s()<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** Replaces the selection, or the link around it, by a link. */
export function putLink(selected: Selected, words: string, address: string): Change[] {
  const { start, end } = linkAround(selected) ?? selected;
  const insert = `[${escaped(words || address)}](${enclosed(address)})`;
  return [{ at: start, remove: end - start, insert }];
}

/** Removes a link and keeps its words. */
export function removeLink({ start, end, words }: FoundLink): Change[] {
  return [{ at: start, remove: end - start, insert: words }];
}

/** Returns the line breaks that are missing between a paragraph and its neighbor. */
function missingBreaks(isOpen: boolean, hasBreak: (breaks: string) => boolean): string {
  if (isOpen || hasBreak("\n\n")) return "";
  return hasBreak("\n") ? "\n" : "\n\n";
}

/** Inserts a picture behind the selection, in a paragraph of its own. */
export function putPicture({ text, end }: Selected, words: string, address: string): Change[] {
  const [before, after] = [text.slice(0, end), text.slice(end)];
  const lead = missingBreaks(before === "", (breaks) => before.endsWith(breaks));
  const trail = missingBreaks(false, (breaks) => after.startsWith(breaks));
  return [{ at: end, insert: `${lead}![${escaped(words)}](${enclosed(address)})${trail}` }];
}

/** Replaces the selection by Markdown, in paragraphs of its own unless it is inline text. */
export function putMarkdown({ text, start, end }: Selected, markdown: string): Change[] {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isWords = !/\n|^(?:[-#>|]|\d+\. )/.test(markdown);
  const lead = missingBreaks(isWords || before === "", (breaks) => before.endsWith(breaks));
  const trail = missingBreaks(isWords || after === "", (breaks) => after.startsWith(breaks));
  return [{ at: start, remove: end - start, insert: lead + markdown + trail }];
}
