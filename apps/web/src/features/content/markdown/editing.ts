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

export function readSelection(textarea: HTMLTextAreaElement): Selected {
  const { value: text, selectionStart: start, selectionEnd: end } = textarea;
  return { text, start, end };
}

/**
 * Changes a text by the browser's editing command, because no other way adds one undo step and an
 * input event.
 */
export function applyChanges(textarea: HTMLTextAreaElement, changes: readonly Change[]) {
  const { from, to, insert, start, end } = computeEdit(readSelection(textarea), changes);
  textarea.focus();
  textarea.setSelectionRange(from, to);
  const isDone = insert
    ? document.execCommand("insertText", false, insert)
    : from === to || document.execCommand("delete");
  if (!isDone) {
    textarea.setRangeText(insert, from, to);
    textarea.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  textarea.setSelectionRange(start, end);
}

/** Returns the new text between the first and the last change, and the new selection. */
export function computeEdit({ text, start, end }: Selected, changes: readonly Change[]) {
  const ordered = [...changes].sort((a, b) => a.at - b.at);
  const from = ordered[0]?.at ?? start;
  let to = from;
  let insert = "";
  for (const change of ordered) {
    insert += text.slice(to, change.at) + (change.insert ?? "");
    to = change.at + (change.remove ?? 0);
  }
  return {
    from,
    to,
    insert,
    start: toNewPosition(start, ordered),
    end: toNewPosition(end, ordered),
  };
}

/** Maps a position in the old text to the new one. */
function toNewPosition(place: number, changes: readonly Change[]): number {
  let shift = 0;
  for (const { at, remove = 0, insert = "", isAfterCaret } of changes) {
    if (at > place) continue;
    shift -= Math.min(remove, place - at);
    if (at < place || !isAfterCaret) shift += insert.length;
  }
  return place + shift;
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
    .map((text) => {
      const line = { start: at, end: at + text.length, text };
      at = line.end + 1;
      return line;
    });
}

const MARKERS = {
  heading: /^#{1,6} +/,
  bullets: /^[-*+] +/,
  numbers: /^\d{1,9}[.)] +/,
  quote: /^> ?/,
} as const;

export type LineKind = keyof typeof MARKERS;

/** A line has one of these formats; a quote can contain any of them. */
const EXCLUSIVE = [MARKERS.heading, MARKERS.bullets, MARKERS.numbers];

/** Returns true if all selected lines are of this kind. */
export function areLines(selected: Selected, kind: LineKind): boolean {
  return writtenLines(selected).every(({ text }) => MARKERS[kind].test(text));
}

/** Makes the selected lines a list or a quote, or plain if they are one. */
export function toggleLines(selected: Selected, kind: Exclude<LineKind, "heading">): Change[] {
  const isOn = areLines(selected, kind);
  return writtenLines(selected).flatMap(({ start, text }, index): Change[] => {
    if (isOn) return [{ at: start, remove: findMarker(text, MARKERS[kind]).length }];
    if (kind === "quote") return [{ at: start, insert: "> " }];
    const insert = kind === "numbers" ? `${index + 1}. ` : "- ";
    return [{ at: start, remove: findExclusiveMarker(text).length, insert }];
  });
}

/** Gives the selected lines the next heading level, and after the last one makes them plain. */
export function cycleHeading(selected: Selected): Change[] {
  const lines = writtenLines(selected);
  const [first] = lines;
  if (!first) return [];
  const before = findMarker(first.text, MARKERS.heading).trim().length;
  const level = nextLevel(before, selected.text.slice(0, first.start));
  return lines.map(({ start, text }) => {
    const insert = level > 0 ? `${"#".repeat(level)} ` : "";
    return { at: start, remove: findExclusiveMarker(text).length, insert };
  });
}

/** Returns the next heading level: 2, then 3 if there is a heading above, then 0 for plain text. */
function nextLevel(level: number, textAbove: string): number {
  if (level < 2) return 2;
  return level === 2 && /^#{1,2} +\S/m.test(textAbove) ? 3 : 0;
}

/** The selected lines that are not empty; an empty one if it is the only one. */
function writtenLines(selected: Selected) {
  const lines = readLines(selected);
  const written = lines.filter(({ text }) => text.trim() !== "");
  return written.length > 0 ? written : lines.slice(0, 1);
}

const findMarker = (text: string, marker: RegExp) => marker.exec(text)?.[0] ?? "";

const findExclusiveMarker = (text: string) =>
  EXCLUSIVE.map((marker) => findMarker(text, marker)).find(Boolean) ?? "";

/**
 * The Enter key in a list or quote: starts the next item, or ends the list after an empty item.
 * Null elsewhere.
 */
export function continueLines({ text, start, end }: Selected): Change[] | null {
  if (start !== end) return null;
  const line = lineAround(text, start);
  const lineText = text.slice(line.start, line.end);
  const found = nextMarker(lineText);
  if (!found || start < line.start + found.marker.length) return null;
  if (lineText.length === found.marker.length) {
    // Without an empty line Markdown would add the next text to the last item.
    const insert = line.start > 0 ? "\n" : "";
    return [{ at: line.start, remove: lineText.length, insert }];
  }
  return [{ at: start, insert: `\n${found.next}` }];
}

const LIST = /^((?: *> ?)*)( *)([-*+]|(\d{1,9})([.)]))( +)(\[[ xX]\] +)?/;

const QUOTE = /^(?: *> ?)+/;

/** The prefix of the next line of a list or quote. */
function nextMarker(text: string): { marker: string; next: string } | null {
  const item = LIST.exec(text);
  if (item) {
    const [marker, quote = "", indent = "", sign = "", number, dot = "", space = "", box] = item;
    const nextSign = number ? `${Number(number) + 1}${dot}` : sign;
    return { marker, next: quote + indent + nextSign + space + (box ? "[ ] " : "") };
  }
  const marker = QUOTE.exec(text)?.[0];
  return marker ? { marker, next: marker } : null;
}
