import { parseXml } from "@headwaters/testing/xml";
import { expect, test } from "vitest";
import { escapeXml } from "./xml.ts";

test.each([
  ["Fish & chips < fish > chips", "Fish & chips < fish > chips"],
  ["<script>alert('1')</script>", "<script>alert('1')</script>"],
  ['a "quoted" title', 'a "quoted" title'],
  ["]]>", "]]>"],
  ["<![CDATA[ <!-- <?xml ?> &amp; &#0; &nbsp;", "<![CDATA[ <!-- <?xml ?> &amp; &#0; &nbsp;"],
  ["🎣 Día del río — יום הנהר", "🎣 Día del río — יום הנהר"],
  ["\u202eright to left\u202c", "\u202eright to left\u202c"],
  ["NUL \u0000, bell \u0007, escape \u001b", "NUL , bell , escape "],
  ["half \ud83d and \udfa3 pairs", "half  and  pairs"],
  ["no characters: \ufffe\uffff", "no characters: "],
  ["the last one: \u{10ffff}", "the last one: \u{10ffff}"],
])("%j is read as %j", (text, read) => {
  const { attributes, text: content } = parseXml(
    `<a b="${escapeXml(text)}">${escapeXml(text)}</a>`,
  );
  expect([content, attributes.b]).toEqual([read, read]);
});

test("line breaks and tabs are kept", () => {
  expect(parseXml(`<a>${escapeXml("one\n\ttwo")}</a>`).text).toBe("one\n\ttwo");
});

test("every character up to U+FFFF gives a well-formed document", () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join(" ");
  expect(() => parseXml(`<a b="${escapeXml(all)}">${escapeXml(all)}</a>`)).not.toThrow();
});

test.each(["<a>\u0000</a>", "<a>\ud83d</a>", "<a>\uffff</a>", "<a>]]></a>", "<a>&</a>", "<a>"])(
  "the parser of these tests rejects %j",
  (xml) => {
    expect(() => parseXml(xml)).toThrow();
  },
);
