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
