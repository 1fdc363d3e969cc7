import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** A wide table scrolls in a frame of its own, by keyboard too, instead of widening the page. */
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
    case "input": // the box of a task list
      properties.ariaLabel = properties.checked ? "Done" : "To do";
      break;
    case "th":
    case "td":
      // As a style: our style sheet is stronger than the attribute.
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
      // The address was not safe to follow: its words stay, the link goes.
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    if (element.tagName === "table") parent.children[index] = framed(element);
    else decorate(element);
    return undefined;
  });
}

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

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** "HTTPS://…" is as good as "https://…"; the sanitizer knows schemes in lower case only. */
export function lowerSchemes(tree: Root) {
  visit(tree, "element", ({ properties }) => {
    for (const name of ["href", "src"]) {
      const address = properties[name];
      if (typeof address !== "string") continue;
      properties[name] = address.replace(SCHEME, (scheme) => scheme.toLowerCase());
    }
  });
}
