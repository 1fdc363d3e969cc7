import { describe, expect, test } from "vitest";
import { fromHtml } from "./fromHtml.ts";

const toMarkdown = (html: string) => fromHtml(html).markdown;

/** A list paragraph in Word's HTML. */
const wordItem = (level: number, marker: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 0.5}in;mso-add-space:auto;text-indent:-.25in;mso-list:l${level} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<p class=MsoTitle>The heron count<o:p></o:p></p>
<h2><b><span style='mso-fareast-font-family:"Times New Roman"'>What we
saw</span></b><o:p></o:p></h2>
<p class=MsoNormal>We counted <b><span style='color:red'>nine her</span></b><b>ons</b><span style='mso-spacerun:yes'>  </span>at <i>Mill&nbsp;Pond</i>. See <a href="https://example.org/a_b(1)"><span class=MsoHyperlink>our map</span></a> or <a href="#_Toc1">below</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${wordItem(1, "·", "Boots")}
${wordItem(2, "o", "for the <b>dock</b>")}
${wordItem(1, "·", "Hats")}
<p class=MsoNormal>Then:<o:p></o:p></p>
${wordItem(1, "1.", "Sign in")}
${wordItem(1, "2.", "Cast<img width=10 src='file:///C:/Temp/image001.png'>")}
<table class=MsoTableGrid border=1><tr><td width=10><p class=MsoNormal><b>Fish</b><o:p></o:p></p></td><td><p class=MsoNormal>Caught</p></td></tr><tr><td><p class=MsoNormal>Bass | Perch</p></td><td><p class=MsoNormal>12</p><p class=MsoNormal>or 13</p></td></tr></table>
<!--EndFragment--></body></html>`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f3e"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-family:Arial;font-weight:400;font-style:normal;">The heron count</span></h1><p dir="ltr"><span style="font-weight:400;font-style:normal;text-decoration:none;">We counted </span><span style="font-weight:700;font-style:normal;text-decoration:none;">nine herons</span><span style="font-weight:400;font-style:italic;text-decoration:none;"> at dawn</span><span style="font-weight:400;">. See </span><a href="https://example.org/map" style="text-decoration:none;"><span style="font-weight:400;color:#1155cc;text-decoration:underline;">our map</span></a><span style="font-weight:400">.</span></p><br><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Boots</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>for the dock</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Hats</span></p></li></ul><ol><li dir="ltr"><p dir="ltr"><span>Sign in</span></p></li><li dir="ltr"><p dir="ltr"><span>Cast</span></p></li></ol><div dir="ltr"><table><colgroup><col width="1"><col width="1"></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700">Fish</span></p></td><td><p dir="ltr"><span>Caught</span></p></td></tr><tr><td><p dir="ltr"><span>Bass</span></p></td><td><br></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

const page = `<html><body>
<!--StartFragment--><h3 style="box-sizing: border-box; font-weight: 600;">Herons</h3><p style="font-weight: 400;">Nine <strong style="font-weight: 700;">herons </strong>and <em>two</em> <del>otters</del>.<br>At noon.</p><blockquote><p>Quiet!</p></blockquote><a href="/card"><h4>A card</h4><p>of a page</p></a><ul><li><a href="https://youtu.be/dQw4w9_gXcQ">https://youtu.be/dQw4w9_gXcQ</a></li><li><a href="javascript:alert(1)">press</a> <a href="https://example.org"><img src="https://tracker.example/x.gif" onerror="alert(1)"></a></li></ul><pre class="hl"><span>let a = 1;</span>

<span>b_c</span></pre><script>alert(1)</script><style>p{}</style><button>Copy</button><svg><title>x</title></svg><table><tr><td><p>Only a</p><p>layout</p></td></tr></table><p>Plain https://example.org/a_b and 2 * 3 * 4, # 1, [x](y)</p><!--EndFragment-->
</body></html>`;

describe("pasted content", () => {
  test("from Word keeps headings, bold, links, lists and tables", () => {
    expect(toMarkdown(word)).toBe(`# The heron count

## What we saw

We counted **nine herons** at *Mill Pond*. See [our map](https://example.org/a_b%281%29) or below.

- Boots
  - for the **dock**
- Hats

Then:

1. Sign in
2. Cast

| Fish | Caught |
| --- | --- |
| Bass \\| Perch | 12 or 13 |`);
    expect(fromHtml(word).hasPictures).toBe(true);
  });

  test("from Google Docs has links without Google's redirection", () => {
    const google = (address: string) =>
      `https://www.google.com/url?q=${encodeURIComponent(address)}&amp;sa=D&amp;source=editors&amp;ust=1764&amp;usg=AOv`;
    const link = (address: string, words = "map") =>
      toMarkdown(`<a href="${address}">${words}</a>`);
    expect(link(google("https://example.org/map?a=b&c=d#e"))).toBe(
      "[map](https://example.org/map?a=b&c=d#e)",
    );
    expect(link(google("https://example.org/map"), "https://example.org/map")).toBe(
      "https://example.org/map",
    );
    expect(link("https://google.com/url?url=https://example.org/")).toBe(
      "[map](https://example.org/)",
    );
    expect(link(google("mailto:ana@example.org"))).toBe("[map](mailto:ana@example.org)");
    expect(link(google("javascript:alert(1)"))).toBe("map");
    for (const kept of [
      "https://www.google.com/url",
      "https://www.google.com/search?q=https://example.org/",
      "https://google.com.example.org/url?q=https://example.net/",
    ]) {
      expect(link(kept)).toBe(`[map](${kept})`);
    }
  });

  test("from Google Docs keeps them, and is not bold as a whole", () => {
    expect(toMarkdown(docs)).toBe(`# The heron count

We counted **nine herons** *at dawn*. See [our map](https://example.org/map).

- Boots
  - for the dock
- Hats

1. Sign in
2. Cast

| Fish | Caught |
| --- | --- |
| Bass |  |`);
    expect(fromHtml(docs).hasPictures).toBe(false);
  });

  test("from a web page keeps them, without scripts, trackers or controls", () => {
    expect(toMarkdown(page)).toBe(`### Herons

Nine **herons** and *two* ~~otters~~.${"  "}
At noon.

> Quiet!

#### [A card](/card)

of a page

- https://youtu.be/dQw4w9_gXcQ
- press

\`\`\`
let a = 1;

b_c
\`\`\`

Only a

layout

Plain https://example.org/a_b and 2 \\* 3 \\* 4, # 1, \\[x\\](y)`);
  });

  test.each([
    [
      "<p>-5 degrees</p><p>1. May</p><p># no heading</p>",
      "\\-5 degrees\n\n1\\. May\n\n\\# no heading",
    ],
    ["<div>One</div><div><br></div><div>Two</div>", "One\n\nTwo"],
    ["<p>One<br><br>Two</p>", "One  \n\nTwo"],
    ["<h2>One<br>line</h2>", "## One line"],
    ["<b>Bring</b><b> boots</b>", "**Bring boots**"],
    ["<ol start=3><li>c<p>more</p></li><li>d</li></ol>", "3. c\n\n   more\n4. d"],
    ["<i style='font-style:normal'>x</i><font>y</font>", "xy"],
    ["<a href='javascript:a()'><p>x</p></a>", "x"],
    ["<ul><ul><li>deep</li></ul></ul>", "- deep"],
    ["<a href='//evil.example'>a</a><a name=top>b</a>", "ab"],
    ["<img src='https://example.org/a.png'>", ""],
    ["&lt;script&gt;alert(1)&lt;/script&gt;", "<script>alert(1)</script>"],
  ])("%s becomes %s", (html, markdown) => {
    expect(toMarkdown(html)).toBe(markdown);
  });
});
