import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Wraps a table, so that a wide one scrolls, by keyboard too, instead of the page. */
function framed(table: Element): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { role: "group", ariaLabel: "Table", tabIndex: 0 },
    children: [table],
  };
}

function decorate({ tagName, properties }: Element) {
  switch (tagName) {
    case "a":
      properties.rel = ["noopener", "noreferrer", "nofollow"];
      break;
    case "img":
      Object.assign(properties, { loading: "lazy", decoding: "async" });
      properties.referrerPolicy = "no-referrer";
      break;
    case "input": // the checkbox of a task list
      properties.ariaLabel = properties.checked ? "Done" : "To do";
      break;
    case "th":
    case "td":
      // As a style, because our style sheet overrides the attribute.
      if (properties.align) properties.style = `text-align:${properties.align}`;
      delete properties.align;
      break;
  }
}

/** Adds the attributes and wrappers of our pages to an author's HTML. */
export function dressElements(tree: Root) {
  visit(tree, "element", (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (element.tagName === "a" && !element.properties.href) {
      // The address is unsafe: keep the text, drop the link.
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    if (element.tagName === "table") parent.children[index] = framed(element);
    else decorate(element);
    return undefined;
  });
}

const HEADING = /^h[1-6]$/;

/**
 * Shifts headings so that the highest is an h2, below the article's title, and closes gaps between
 * levels.
 */
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

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Lowers the case of schemes ("HTTPS://…"), which the sanitizer compares case-sensitively. */
export function lowerSchemes(tree: Root) {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const url = properties[name];
      if (typeof url !== "string") continue;
      properties[name] = url.replace(SCHEME, (scheme) => scheme.toLowerCase());
    }
  });
}
