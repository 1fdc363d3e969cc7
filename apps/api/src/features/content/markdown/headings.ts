import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

const HEADING = /^h[1-6]$/;

/** Lets the author's highest heading be an h2, below the article's title, and closes gaps below it. */
export function headingsBelowTitle(tree: Root) {
  const headings: Element[] = [];
  visit(tree, "element", (element) => {
    if (HEADING.test(element.tagName)) headings.push(element);
  });
  const used = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    heading.tagName = `h${Math.min(used.indexOf(heading.tagName) + 2, 6)}`;
  }
}
