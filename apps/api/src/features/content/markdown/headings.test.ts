import type { Element, Root } from "hast";
import { expect, it } from "vitest";
import { headingsBelowTitle } from "./elements.ts";

const element = (tagName: string, ...children: Element[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const tree = (...children: Element[]): Root => ({ type: "root", children });

it.each([
  [
    ["h1", "h2", "h3"],
    ["h2", "h3", "h4"],
  ],
  [
    ["h3", "h5", "h3"],
    ["h2", "h3", "h2"],
  ],
  [
    ["h1", "h2", "h3", "h4", "h5", "h6"],
    ["h2", "h3", "h4", "h5", "h6", "h6"],
  ],
  [["p"], ["p"]],
])("turns %j into %j", (written, shown) => {
  const headings = written.map((tagName) => element(tagName));
  headingsBelowTitle(tree(element("blockquote"), ...headings));
  expect(headings.map(({ tagName }) => tagName)).toEqual(shown);
});

it("finds headings inside other elements", () => {
  const heading = element("h1");
  headingsBelowTitle(tree(element("blockquote", heading)));
  expect(heading.tagName).toBe("h2");
});
