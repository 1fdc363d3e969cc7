import { type Change, readLines, type Selected } from "./changes.ts";

/** Number of asterisks on each side of the words. */
export const STARS = { bold: 2, italic: 1 } as const;
type Stars = (typeof STARS)[keyof typeof STARS];

interface Span {
  /** Positions of the asterisks before and behind the words. */
  opens: number;
  closes: number;
  stars: number;
}

/** Finds the words between asterisks in a line that begins at this offset of the text. */
function findSpans(line: string, offset: number): Span[] {
  const open: { at: number; length: number }[] = [];
  const spans: Span[] = [];
  for (const { 0: stars, index } of line.matchAll(/(?<!\\)\*+/g)) {
    const run = { at: index, length: stars.length };
    const closes = /\S/.test(line[index - 1] ?? " ");
    while (closes && run.length > 0) {
      const opener = open.at(-1);
      if (!opener) break;
      const taken = Math.min(2, opener.length, run.length);
      opener.length -= taken;
      spans.push({
        opens: offset + opener.at + opener.length,
        closes: offset + run.at,
        stars: taken,
      });
      run.at += taken;
      run.length -= taken;
      if (opener.length === 0) open.pop();
    }
    if (run.length > 0 && /\S/.test(line[index + stars.length] ?? " ")) open.push(run);
  }
  return spans;
}

const WORD = /[\p{L}\p{N}'’-]/u;

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
    return [{ start, end, spans: findSpans(line.words, line.start) }];
  });
}

function spanAround({ start, end, spans }: ReturnType<typeof splitParts>[number], stars: Stars) {
  return spans.find(
    (span) => span.stars === stars && span.opens <= start && end <= span.closes + span.stars,
  );
}

/** Counts the asterisks on each side of a caret between which nothing is typed yet. */
function emptyStars({ text, start, end }: Selected): number {
  const before = /\*+$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\*+/.exec(text.slice(end))?.[0].length ?? 0;
  return start === end && before === after ? before : 0;
}

/** Returns true if the selection is between that many asterisks. */
export function isMarked(selected: Selected, stars: Stars): boolean {
  const empty = emptyStars(selected);
  if (empty > 0) return stars === STARS.bold ? empty >= stars : empty % 2 === 1;
  const parts = splitParts(selected);
  return parts.length > 0 && parts.every((part) => spanAround(part, stars));
}

/** Puts asterisks around the selection, or removes them. */
export function toggleStars(selected: Selected, stars: Stars): Change[] {
  if (emptyStars(selected) > 0 && isMarked(selected, stars)) {
    return [{ at: selected.start - stars, remove: 2 * stars }];
  }
  const insert = "*".repeat(stars);
  const parts = splitParts(selected);
  if (!isMarked(selected, stars)) {
    return parts
      .filter((part) => !spanAround(part, stars))
      .flatMap(({ start, end }) => [
        { at: start, insert },
        { at: end, insert, isAfterCaret: true },
      ]);
  }
  // Each part of a selection is in a line of its own, so no span is found twice.
  return parts.flatMap((part) => {
    const span = spanAround(part, stars);
    return span ? [span.opens, span.closes].map((at) => ({ at, remove: stars })) : [];
  });
}
