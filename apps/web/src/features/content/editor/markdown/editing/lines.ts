import { type Change, readLines, type Selected } from "./changes.ts";

const MARKERS = {
  heading: /^#{1,6} +/,
  bullets: /^[-*+] +/,
  numbers: /^\d{1,9}[.)] +/,
  quote: /^> ?/,
} as const;
export type LineKind = keyof typeof MARKERS;

/** A line has one of these formats; a quote can contain any of them. */
const EXCLUSIVE = [MARKERS.heading, MARKERS.bullets, MARKERS.numbers];

const findMarker = (words: string, marker: RegExp) => marker.exec(words)?.[0] ?? "";

/** The selected lines that are not empty; an empty one if it is the only one. */
function writtenLines(selected: Selected) {
  const lines = readLines(selected);
  const written = lines.filter(({ words }) => words.trim() !== "");
  return written.length > 0 ? written : lines.slice(0, 1);
}

/** Returns true if all selected lines are of this kind. */
export function areLines(selected: Selected, kind: LineKind): boolean {
  return writtenLines(selected).every(({ words }) => MARKERS[kind].test(words));
}

/** Makes the selected lines a list or a quote, or plain if they are one. */
export function toggleLines(selected: Selected, kind: Exclude<LineKind, "heading">): Change[] {
  const isOn = areLines(selected, kind);
  return writtenLines(selected).flatMap(({ start, words }, index): Change[] => {
    if (isOn) return [{ at: start, remove: findMarker(words, MARKERS[kind]).length }];
    if (kind === "quote") return [{ at: start, insert: "> " }];
    const old = EXCLUSIVE.map((marker) => findMarker(words, marker)).find(Boolean) ?? "";
    const insert = kind === "numbers" ? `${index + 1}. ` : "- ";
    return [{ at: start, remove: old.length, insert }];
  });
}

/** Returns the next heading level: 2, then 3 if there is a heading above, then 0 for plain text. */
function nextLevel(level: number, textAbove: string): number {
  if (level < 2) return 2;
  return level === 2 && /^#{1,2} +\S/m.test(textAbove) ? 3 : 0;
}

/** Gives the selected lines the next heading level, and after the last one makes them plain. */
export function cycleHeading(selected: Selected): Change[] {
  const lines = writtenLines(selected);
  const [first] = lines;
  if (!first) return [];
  const before = findMarker(first.words, MARKERS.heading).trim().length;
  const level = nextLevel(before, selected.text.slice(0, first.start));
  return lines.map(({ start, words }) => {
    const old = EXCLUSIVE.map((marker) => findMarker(words, marker)).find(Boolean) ?? "";
    const insert = level > 0 ? `${"#".repeat(level)} ` : "";
    return { at: start, remove: old.length, insert };
  });
}
