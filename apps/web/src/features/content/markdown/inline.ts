import { type Change, lineAround, readLines, type Selected } from "./editing.ts";

/** Number of asterisks on each side of the words. */
export const ASTERISKS = { bold: 2, italic: 1 } as const;

type Asterisks = (typeof ASTERISKS)[keyof typeof ASTERISKS];

/** Returns true if the selection is between that many asterisks. */
export function isMarked(selected: Selected, asterisks: Asterisks): boolean {
  const empty = emptyAsterisks(selected);
  if (empty > 0) return asterisks === ASTERISKS.bold ? empty >= asterisks : empty % 2 === 1;
  const parts = splitParts(selected);
  return parts.length > 0 && parts.every((part) => spanAround(part, asterisks));
}

/** Puts asterisks around the selection, or removes them. */
export function toggleEmphasis(selected: Selected, asterisks: Asterisks): Change[] {
  if (emptyAsterisks(selected) > 0 && isMarked(selected, asterisks)) {
    return [{ at: selected.start - asterisks, remove: 2 * asterisks }];
  }
  const insert = "*".repeat(asterisks);
  const parts = splitParts(selected);
  if (!isMarked(selected, asterisks)) {
    return parts
      .filter((part) => !spanAround(part, asterisks))
      .flatMap(({ start, end }) => [
        { at: start, insert },
        { at: end, insert, isAfterCaret: true },
      ]);
  }
  // Each part of a selection is in a line of its own, so no span is found twice.
  return parts.flatMap((part) => {
    const span = spanAround(part, asterisks);
    return span ? [span.opens, span.closes].map((at) => ({ at, remove: asterisks })) : [];
  });
}

interface Span {
  /** Positions of the asterisks before and behind the words. */
  opens: number;
  closes: number;
  asterisks: number;
}

/** The range to mark in each line: the trimmed selection, or the word at the caret. */
function splitParts(selected: Selected): { start: number; end: number; spans: Span[] }[] {
  const { text } = selected;
  const isCaret = selected.start === selected.end;
  return readLines(selected).flatMap((line) => {
    let start = Math.max(selected.start, line.start);
    let end = Math.min(selected.end, line.end);
    if (isCaret) {
      while (start > line.start && WORD.test(text[start - 1] ?? "")) start -= 1;
      while (end < line.end && WORD.test(text[end] ?? "")) end += 1;
    } else {
      while (start < end && /\s/.test(text[start] ?? "")) start += 1;
      while (end > start && /\s/.test(text[end - 1] ?? "")) end -= 1;
      if (start === end) return [];
    }
    return [{ start, end, spans: findSpans(line.text, line.start) }];
  });
}

const WORD = /[\p{L}\p{N}'’-]/u;

/** Finds the words between asterisks in a line that begins at this offset of the text. */
function findSpans(line: string, offset: number): Span[] {
  const open: { at: number; length: number }[] = [];
  const spans: Span[] = [];
  for (const { 0: asterisks, index } of line.matchAll(/(?<!\\)\*+/g)) {
    const run = { at: index, length: asterisks.length };
    const closes = /\S/.test(line[index - 1] ?? " ");
    while (closes && run.length > 0) {
      const opener = open.at(-1);
      if (!opener) break;
      const taken = Math.min(2, opener.length, run.length);
      opener.length -= taken;
      spans.push({
        opens: offset + opener.at + opener.length,
        closes: offset + run.at,
        asterisks: taken,
      });
      run.at += taken;
      run.length -= taken;
      if (opener.length === 0) open.pop();
    }
    if (run.length > 0 && /\S/.test(line[index + asterisks.length] ?? " ")) open.push(run);
  }
  return spans;
}

function spanAround(
  { start, end, spans }: ReturnType<typeof splitParts>[number],
  asterisks: Asterisks,
) {
  return spans.find(
    (span) =>
      span.asterisks === asterisks && span.opens <= start && end <= span.closes + span.asterisks,
  );
}

/** Counts the asterisks on each side of a caret between which nothing is typed yet. */
function emptyAsterisks({ text, start, end }: Selected): number {
  const before = /\*+$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\*+/.exec(text.slice(end))?.[0].length ?? 0;
  return start === end && before === after ? before : 0;
}

export interface FoundLink {
  start: number;
  end: number;
  text: string;
  address: string;
}

const LINK = /(?<!!)\[((?:\\.|[^\]\\])*)\]\(([^()\s]*)\)/g;

/** Finds the link around the selection. */
export function findLink({ text, start, end }: Selected): FoundLink | null {
  const line = lineAround(text, start);
  for (const found of text.slice(line.start, line.end).matchAll(LINK)) {
    const [all, label = "", address = ""] = found;
    const at = line.start + found.index;
    if (at <= start && end <= at + all.length) {
      const unescaped = label.replace(/\\([[\]\\])/g, "$1");
      return { start: at, end: at + all.length, text: unescaped, address };
    }
  }
  return null;
}

/** Replaces the selection, or the link around it, by a link. */
export function putLink(selected: Selected, text: string, address: string): Change[] {
  const { start, end } = findLink(selected) ?? selected;
  const insert = `[${escaped(text || address)}](${escapeAddress(address)})`;
  return [{ at: start, remove: end - start, insert }];
}

/** Removes a link and keeps its words. */
export function removeLink({ start, end, text }: FoundLink): Change[] {
  return [{ at: start, remove: end - start, insert: text }];
}

const escaped = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[[\]\\]/g, "\\$&");

/** Escapes an address for round brackets. */
export const escapeAddress = (address: string) =>
  address.trim().replace(/[\s()<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** Inserts a picture behind the selection, in a paragraph of its own. */
export function putPicture({ text, end }: Selected, alt: string, address: string): Change[] {
  const [before, after] = [text.slice(0, end), text.slice(end)];
  const lead = missingBreaks(before === "", (breaks) => before.endsWith(breaks));
  const trail = missingBreaks(false, (breaks) => after.startsWith(breaks));
  return [{ at: end, insert: `${lead}![${escaped(alt)}](${escapeAddress(address)})${trail}` }];
}

/** Replaces the selection by Markdown, in paragraphs of its own unless it is inline text. */
export function putMarkdown({ text, start, end }: Selected, markdown: string): Change[] {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isInline = !/\n|^(?:[-#>|]|\d+\. )/.test(markdown);
  const lead = missingBreaks(isInline || before === "", (breaks) => before.endsWith(breaks));
  const trail = missingBreaks(isInline || after === "", (breaks) => after.startsWith(breaks));
  return [{ at: start, remove: end - start, insert: lead + markdown + trail }];
}

/** Returns the line breaks that are missing between a paragraph and its neighbor. */
function missingBreaks(isOpen: boolean, hasBreak: (breaks: string) => boolean): string {
  if (isOpen || hasBreak("\n\n")) return "";
  return hasBreak("\n") ? "\n" : "\n\n";
}

/** Returns true for pages of this site, websites and email addresses. */
export function isLinkAddress(typed: string): boolean {
  const address = typed.trim();
  return isOwn(address) || hasScheme(address, ["https:", "http:", "mailto:"]);
}

/** Paths of this site. "//host" and "/\host" leave it: browsers read both as another host. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

function hasScheme(address: string, schemes: readonly string[]): boolean {
  // Browsers read "https:river" as an address of this site, so a host is required.
  if (/^https?:/i.test(address) && !/^https?:\/\/[^/\s]/i.test(address)) return false;
  return URL.canParse(address) && schemes.includes(new URL(address).protocol);
}
