import { expect, it } from "vitest";
import { type HtmlNode, headingsBelowTitle } from "./headings.ts";

const tree = (...tagNames: string[]): HtmlNode => ({
  type: "root",
  children: [
    { type: "element", tagName: "blockquote", children: [] },
    ...tagNames.map((tagName) => ({ type: "element", tagName })),
  ],
});

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
  const page = tree(...written);
  headingsBelowTitle(page);
  expect(page.children?.slice(1).map(({ tagName }) => tagName)).toEqual(shown);
});

it("finds headings inside other elements", () => {
  const heading = { type: "element", tagName: "h1" };
  headingsBelowTitle({ type: "root", children: [{ type: "element", children: [heading] }] });
  expect(heading.tagName).toBe("h2");
});
