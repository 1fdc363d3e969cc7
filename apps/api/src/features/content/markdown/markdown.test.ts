import { Worker } from "node:worker_threads";
import { afterwards } from "@headwaters/testing/afterwards";
import { describe, expect, it, vi } from "vitest";
import { imagesIn, renderHtml, renderPreview } from "./markdown.ts";

describe("an author's Markdown", () => {
  it("has tables in a frame that the keyboard can scroll", async () => {
    const table = await renderHtml("| Fish | Caught |\n| --- | ---: |\n| Bass | 12 |");
    expect(table).toContain('<div role="group" aria-label="Table" tabindex="0"><table>');
    expect(table).toContain("<th>Fish</th>");
    expect(table).toContain('<td style="text-align:right">12</td>');
  });

  it("has links that reveal nothing to other sites, for bare addresses too", async () => {
    const rel = 'rel="noopener noreferrer nofollow"';
    const url = "https://example.org/map";
    expect(await renderHtml(`See ${url}.`)).toContain(`<a href="${url}" ${rel}>${url}</a>.`);
    expect(await renderHtml("[Mail](MailTo:a@example.org)")).toContain(
      '<a href="mailto:a@example.org" ',
    );
    expect(await renderHtml("[News](/news#top)")).toBe(
      `<p><a href="/news#top" ${rel}>News</a></p>`,
    );
  });

  it("has lazy pictures that reveal nothing to other sites", async () => {
    expect(await renderHtml('![A heron](HTTPS://example.org/h.jpg "Heron")')).toBe(
      '<p><img src="https://example.org/h.jpg" alt="A heron" title="Heron" loading="lazy" decoding="async" referrerpolicy="no-referrer"></p>',
    );
  });

  it("has check boxes that show whether their task is done", async () => {
    const list = await renderHtml("- [x] boots\n- [ ] hats");
    expect(list).toContain('<li class="task-list-item"><input type="checkbox" checked disabled');
    expect(list).toContain('aria-label="Done"> boots');
    expect(list).toContain('aria-label="To do"> hats');
  });

  it("has headings below the title of its page", async () => {
    expect(await renderHtml("# One\n\n### Two")).toBe("<h2>One</h2>\n<h3>Two</h3>");
  });

  it("has footnotes with links there and back", async () => {
    const html = await renderHtml("Nine[^1] herons.\n\n[^1]: At noon.");
    for (const [from, to] of [
      ["fn-1", "fnref-1"],
      ["fnref-1", "fn-1"],
    ]) {
      expect(html).toContain(`href="#user-content-${to}"`);
      expect(html).toContain(`id="user-content-${from}"`);
    }
    expect(html).toContain('<h2 class="sr-only" id="footnote-label">Footnotes</h2>');
  });

  it("is struck between two tildes, not between single ones", async () => {
    expect(await renderHtml("~~twelve~~ nine")).toContain("<del>twelve</del>");
    expect(await renderHtml("~5 and ~6 pounds")).not.toContain("<del>");
  });
});

describe("an attacker's Markdown", () => {
  it.each([
    "<b>bold</b>",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "Look: <a href='javascript:alert(1)'>x</a>",
    "<svg/onload=alert(1)>",
    "<!-- --><iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<style>*{display:none}</style>",
    "`<script>`",
    "    <script>alert(1)</script>",
    "```html\n<script>alert(1)</script>\n```",
    '[x](/a "\\"><script>alert(1)</script>")',
    '![\\"><script>alert(1)</script>](/a)',
    '```"><script>alert(1)</script>\n```',
    '[^"><script>]\n\n[^"><script>]: alert(1)',
  ])("is shown as text if it is HTML: %j", async (markdown) => {
    const html = (await renderHtml(markdown)).replaceAll(/="[^"]*"/g, ""); // without values of attributes
    expect(html).not.toMatch(/<(?!\/?(?:p|a|img|code|pre|sup|section|h2|ol|li)\b)/);
    expect(html).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc)\b/);
  });

  const urls = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "javascript&colon;alert(1)",
    "&#106;avascript:alert(1)",
    "&#x6A;avascript:alert(1)",
    "javascript&#58;alert(1)",
    "\\javascript:alert(1)",
    "<javascript:alert(1)>",
    "<java&#10;script:alert(1)>",
    "<java&Tab;script:alert(1)>",
    "<&#1;javascript:alert(1)>",
    "< javascript:alert(1)>",
    "vbscript:msgbox(1)",
    "VBSCRIPT:msgbox(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
    "DATA:image/svg+xml,<svg/onload=alert(1)>",
    "blob:https://example.org/1",
    "file:///etc/passwd",
  ];
  it.each(urls)("contains no link to %j", async (url) => {
    const markdown = [
      `[words](${url})`,
      `![words](${url})`,
      `[words][r]\n\n[r]: ${url}`,
      `![words][r]\n\n[r]: ${url}`,
      `<${url}>`,
      `[![words](${url})](${url})`,
    ].join("\n\n---\n\n");
    const html = await renderHtml(markdown);
    expect(html).toContain("words");
    // Browsers drop control characters and spaces before the scheme.
    const followed = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, found = ""]) => found);
    for (const found of followed) expect(new URL(found, "https://ours").protocol).toBe("https:");
  });

  const LENGTH = 50_000;
  const filled = (text: string) => text.repeat(Math.floor(LENGTH / text.length));
  const row = (cell: string) => `|${cell}`.repeat(5_000);
  async function expectSoon(markdown: string, most: number, maxMilliseconds?: number) {
    const { html, milliseconds } = await renderPreview(markdown.slice(0, LENGTH), maxMilliseconds);
    expect(milliseconds).toBeLessThan(most);
    expect(html.length).toBeLessThanOrEqual(1_000_000);
  }

  // In processor time: the tries of each text may take a second together (limits.ts).
  it.each([
    ["nested quotes", `${">".repeat(10_000)} x`],
    ["a table as wide as it is long", `${row("a")}\n${row("-")}\n${"|\n".repeat(10_000)}`],
    ["a long address, often", `[a]: /${"u".repeat(20_000)}\n\n${"[a]".repeat(9_000)}`],
  ])("takes linear time: %s", async (_name, markdown) => expectSoon(markdown, 3_000));

  // The others with a fifth of the limit: texts that exceed it would exceed the default limit, too.
  it.each([
    ["nested quotes with spaces", filled("> ")],
    ["nested lists", filled("1. ")],
    ["quotes in lists", filled("> - ")],
    ["stars", filled("*")],
    ["emphasis without end", `${"*a ".repeat(8_000)}${"b*".repeat(8_000)}`],
    ["struck words without end", filled("~~a")],
    ["brackets", filled("[")],
    ["brackets in brackets", `${"[".repeat(LENGTH / 2)}${"]".repeat(LENGTH / 2)}`],
    ["links without end", filled("[a](")],
    ["pipes", filled("|")],
    ["footnotes", filled("[^a]")],
    ["backticks", filled("`a``b")],
    ["tags", filled("<a ")],
    ["comments", filled("<!--")],
  ])("takes linear time: %s", async (_name, markdown) => expectSoon(markdown, 600, 50));

  it("is shown as typed if rendering exceeds its time limit", async () => {
    const html = await renderHtml(`${">".repeat(10_000)} x\n\n<b>`);
    expect(html.replaceAll(">>", "")).toBe("<p> x</p><p>&#x3C;b></p>");
  });
});

describe("an unfinished text", () => {
  it("is shown as it will be", async () => {
    expect((await renderPreview("## Herons")).html).toBe(await renderHtml("## Herons"));
  });

  it("does not delay saves, however many previews wait", async () => {
    const previews = Array.from({ length: 41 }, (_, index) => renderPreview(`Heron ${index}`));
    const oneMore = expect(renderPreview("Heron")).rejects.toMatchObject({
      code: "SERVICE_UNAVAILABLE",
    });
    expect(await imagesIn("![A heron](/heron.jpg)")).toEqual(["/heron.jpg"]);
    await oneMore;
    await Promise.all(previews);
  });

  it("does not evict cached renderings for readers", async () => {
    const asked = vi.spyOn(Worker.prototype, "postMessage");
    afterwards(() => asked.mockRestore());
    const text = "**a** [b](/c) ".repeat(300);
    const html = await renderHtml(text);
    // More than fits the cache (MAX_KEPT), of texts far below the time limit.
    for (let i = 0; i < 30; i += 1) {
      const code = `~~~\n${i}${"&".repeat(49_000)}`;
      expect((await renderPreview(code)).html.length).toBeGreaterThan(290_000);
    }
    expect(asked).toHaveBeenCalledTimes(31);
    expect(await renderHtml(text)).toBe(html);
    expect(asked).toHaveBeenCalledTimes(31); // it was not rendered again
  });
});
