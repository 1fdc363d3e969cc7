/** Lines of a text that was broken to fit a mail or a page: the longest has about so many characters. */
const WRAPPED = { from: 50, to: 100 } as const;

/** A list, a heading, a quote, a table, indented code: lines that stand together in Markdown. */
const MARKUP = /^(?: {4}|\t| *(?:[-*+] |[>|]|#{1,6} |\d{1,9}[.)] ))| {2}$|\\$/;

/**
 * A text without formatting, with the empty lines between paragraphs that Markdown asks for. Where lines
 * were broken to a width they stay together, as do those that are Markdown already.
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
