/** Characters of an item that its card shows when it has no excerpt. */
const PREVIEW_LENGTH = 120;

/** More Markdown than any preview needs; the rest of a long article is not parsed. */
const READ_LENGTH = 600;

// An escaped mark is a character of the private use area until the real marks are removed.
const PRIVATE_USE = 0xe000;
const hide = (_match: string, mark: string) =>
  String.fromCharCode(PRIVATE_USE + mark.charCodeAt(0));
const unhide = (hidden: string) => String.fromCharCode(hidden.charCodeAt(0) - PRIVATE_USE);

/** A line with a pipe, the line of dashes below it, and the rows up to an empty line or another block. */
const TABLE =
  /^(?=[^\n|]*\|).*\n(?=[^\n|]*\|)[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$(?:\n(?![ \t]*(?:$|[#>])).+)*/gm;

/** Ends a heading as a sentence, so that it does not run into the text after it. */
const endHeading = (_match: string, heading: string) =>
  /[.!?:…]["”’)*_]*$/.test(heading) ? heading : `${heading}.`;

/** Converts Markdown to plain text in one line. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\r\n?/g, "\n")
    .replace(/\\([!-/:-@[-`{-~])/g, hide)
    .replace(/^[ \t]*(```|~~~).*$/gm, "")
    .replace(TABLE, "")
    .replace(/^[ \t]*<?https?:\/\/\S+[ \t]*$/gm, "") // The address of a video, or a bare address that is no link.
    .replace(/^(.*\S.*)\n[ \t]*(?:=+|-{2,})[ \t]*$/gm, "# $1")
    .replace(/^[ \t]*([-*_])([ \t]*\1){2,}[ \t]*$/gm, "")
    .replace(/^([ \t]*(?:>[ \t]?)*#{1,6}[ \t]+.*?\S)(?:[ \t]+#+)?[ \t]*$/gm, endHeading)
    .replace(
      /^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+)+(?:\[[ xX]\][ \t]+)?/gm,
      "",
    )
    .replace(/^\[\^[^\]\s]+\]:.*$|\[\^[^\]\s]+\]/gm, "")
    .replace(/!?\[([^\]]*)\]\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"]*")?\)/g, "$1")
    .replace(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\w*])\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?![\w*])/g, "$1")
    .replace(/(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)/g, "$1")
    .replace(/`+([^`]+)`+/g, "$1")
    .replace(/[\ue021-\ue07e]/g, unhide)
    .replace(/\s+/g, " ")
    .trim();
}

/** A character beside which a text may not be cut; scripts without spaces may be cut anywhere. */
const IN_WORD =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\S/u;

/**
 * Cuts a text between words, to at most `length` characters; an ellipsis marks the cut. Only a
 * beginning that is a single word is cut inside.
 */
export function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const isInside = (at: number) =>
    characters.slice(at - 1, at + 1).every((character) => IN_WORD.test(character));
  let end = length;
  while (end > 0 && isInside(end)) end -= 1;
  const excerpt = characters.slice(0, end || length).join("");
  return `${excerpt.replace(/[\s,;:–—-]+$/, "")}…`;
}

interface Previewed {
  excerpt: string | null;
  content: string;
}

/** The text of a card: the excerpt, or the beginning of the content. */
export function preview({ excerpt, content }: Previewed): string {
  if (excerpt) return excerpt;
  const text = plainText(content.slice(0, READ_LENGTH));
  // What was read may end inside a word, and be short without its Markdown.
  const isWhole = content.length <= READ_LENGTH;
  return shorten(text, isWhole ? PREVIEW_LENGTH : Math.min(PREVIEW_LENGTH, text.length - 1));
}
