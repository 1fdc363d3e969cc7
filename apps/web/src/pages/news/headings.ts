/** The part of a hast tree that matters here. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  children?: HtmlNode[];
}

const HEADING = /^h[1-6]$/;

function headingsOf(node: HtmlNode): HtmlNode[] {
  const own = HEADING.test(node.tagName ?? "") ? [node] : [];
  return own.concat((node.children ?? []).flatMap(headingsOf));
}

/** Lets the author's highest heading be an h2, below the article's title, and closes gaps below it. */
export function headingsBelowTitle(tree: HtmlNode) {
  const headings = headingsOf(tree);
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    heading.tagName = `h${Math.min(used.indexOf(heading.tagName) + 2, 6)}`;
  }
}
