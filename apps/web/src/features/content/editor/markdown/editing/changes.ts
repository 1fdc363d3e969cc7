/** A text with its selection: from start to before end, or a caret. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A replacement of characters. */
export interface Change {
  at: number;
  remove?: number;
  insert?: string;
  /** A caret at this position stays before the insertion. */
  isAfterCaret?: boolean;
}

const inOrder = (changes: readonly Change[]) => [...changes].sort((a, b) => a.at - b.at);

/** Maps a position in the old text to the new one. */
function moved(place: number, changes: readonly Change[]): number {
  let shift = 0;
  for (const { at, remove = 0, insert = "", isAfterCaret } of changes) {
    if (at > place) continue;
    shift -= Math.min(remove, place - at);
    if (at < place || !isAfterCaret) shift += insert.length;
  }
  return place + shift;
}

/** Returns the new text between the first and the last change, and the new selection. */
export function edited({ text, start, end }: Selected, changes: readonly Change[]) {
  const ordered = inOrder(changes);
  const from = ordered[0]?.at ?? start;
  let to = from;
  let insert = "";
  for (const change of ordered) {
    insert += text.slice(to, change.at) + (change.insert ?? "");
    to = change.at + (change.remove ?? 0);
  }
  return { from, to, insert, start: moved(start, ordered), end: moved(end, ordered) };
}

/** Returns the start and the end of the line around a position, without its line break. */
export function lineAround(text: string, place: number): { start: number; end: number } {
  const end = text.indexOf("\n", place);
  return { start: text.lastIndexOf("\n", place - 1) + 1, end: end < 0 ? text.length : end };
}

/** The lines that a selection touches. */
export function readLines({ text, start, end }: Selected) {
  const first = lineAround(text, start).start;
  // A selection of whole lines ends before the first character of the next line.
  const last = lineAround(text, end > start && text[end - 1] === "\n" ? end - 1 : end).end;
  let at = first;
  return text
    .slice(first, last)
    .split("\n")
    .map((words) => {
      const line = { start: at, end: at + words.length, words };
      at = line.end + 1;
      return line;
    });
}
