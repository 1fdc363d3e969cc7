import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MarkdownText } from "./MarkdownText.tsx";

const html = (markdown: string) => renderToStaticMarkup(<MarkdownText markdown={markdown} />);

it("draws a table in a frame that the keyboard can scroll", () => {
  const table = html("| Fish | Caught |\n| --- | ---: |\n| Bass | 12 |");
  expect(table).toMatch(/<div [^>]*role="group"[^>]*tabindex="0"[^>]*><table>/);
  expect(table).toContain("<th>Fish</th>");
  expect(table).toContain('<td style="text-align:right">12</td>');
});

it("turns a bare address into a link, and keeps no link that is unsafe", () => {
  expect(html("See https://example.org/map.")).toContain('<a href="https://example.org/map" rel=');
  expect(html("[Press](javascript:alert(1))")).not.toContain("<a");
});

it("strikes words between two tildes, none between single ones", () => {
  expect(html("~~twelve~~ nine")).toContain("<del>twelve</del>");
  expect(html("~5 and ~6 pounds")).not.toContain("<del>");
});

it("shows HTML as text", () => {
  expect(html("<b>bold</b>")).toContain("&lt;b&gt;");
});
