import { type Change, lineAround, type Selected } from "./changes.ts";

const LIST = /^((?: *> ?)*)( *)([-*+]|(\d{1,9})([.)]))( +)(\[[ xX]\] +)?/;
const QUOTE = /^(?: *> ?)+/;

/** The prefix of the next line of a list or quote. */
function nextMarker(words: string): { marker: string; next: string } | null {
  const item = LIST.exec(words);
  if (item) {
    const [marker, quote = "", indent = "", sign = "", number, dot = "", space = "", box] = item;
    const nextSign = number ? `${Number(number) + 1}${dot}` : sign;
    return { marker, next: quote + indent + nextSign + space + (box ? "[ ] " : "") };
  }
  const marker = QUOTE.exec(words)?.[0];
  return marker ? { marker, next: marker } : null;
}

/**
 * The Enter key in a list or quote: starts the next item, or ends the list after an empty item.
 * Null elsewhere.
 */
export function continueLines({ text, start, end }: Selected): Change[] | null {
  if (start !== end) return null;
  const line = lineAround(text, start);
  const words = text.slice(line.start, line.end);
  const found = nextMarker(words);
  if (!found || start < line.start + found.marker.length) return null;
  if (words.length === found.marker.length) {
    // Without an empty line Markdown would add the next words to the last item.
    const insert = line.start > 0 ? "\n" : "";
    return [{ at: line.start, remove: words.length, insert }];
  }
  return [{ at: start, insert: `\n${found.next}` }];
}
