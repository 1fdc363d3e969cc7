import { describe, expect, it } from "vitest";
import { renderForEmail, renderHtml } from "./markdown.ts";

const ID = "dQw4w9WgXcQ";
const YOUTUBE = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`;
const VIMEO = "https://player.vimeo.com/video/76979871?dnt=1&#x26;autoplay=1";

const findPlayers = (html: string) =>
  [...html.matchAll(/data-player="([^"]*)"/g)].map(([, player]) => player);

describe("an address of a video on a line of its own", () => {
  it("is a link to the video, which sends no request to the other site", async () => {
    const url = `https://www.youtube.com/watch?v=${ID}`;
    const html = await renderHtml(url);
    expect(html).toBe(
      `<figure class="video"><a href="${url}" rel="noopener noreferrer nofollow" data-player="${YOUTUBE}">Video on YouTube</a><figcaption>YouTube hears of you only when you play it.</figcaption></figure>`,
    );
    expect(html).not.toMatch(/<(?:iframe|img|link|script)|src=/);
    expect(await renderHtml("https://vimeo.com/76979871")).toContain(">Video on Vimeo</a>");
  });

  it.each([
    [`https://youtu.be/${ID}`, YOUTUBE],
    [`https://youtu.be/${ID}?si=abc&t=90`, `${YOUTUBE}&#x26;start=90`],
    [`http://www.youtube.com/watch?v=${ID}&t=1m30s`, `${YOUTUBE}&#x26;start=90`],
    [`https://m.youtube.com/watch?app=desktop&v=${ID}&t=1h0m5s`, `${YOUTUBE}&#x26;start=3605`],
    [`https://www.youtube.com/watch?v=${ID}&t=<script>`, null],
    [`https://www.youtube.com/watch?v=${ID}&t=soon`, YOUTUBE],
    [`https://www.youtube.com/shorts/${ID}`, YOUTUBE],
    [`https://www.youtube.com/live/${ID}?feature=share`, YOUTUBE],
    [`https://www.youtube.com/embed/${ID}?start=7`, `${YOUTUBE}&#x26;start=7`],
    [`www.youtube.com/watch?v=${ID}`, YOUTUBE],
    [`Https://youtu.be/${ID}`, YOUTUBE],
    [`<https://youtu.be/${ID}>`, YOUTUBE],
    ["https://vimeo.com/76979871", VIMEO],
    ["https://www.vimeo.com/76979871#t=65s", `${VIMEO}#t=65s`],
    ["https://vimeo.com/76979871/8272103f6e", `${VIMEO}&#x26;h=8272103f6e`],
    ["https://player.vimeo.com/video/76979871?h=8272103f6e", `${VIMEO}&#x26;h=8272103f6e`],
  ])("%s plays as %s", async (url, player) => {
    expect(findPlayers(await renderHtml(url))).toEqual(player ? [player] : []);
  });

  it.each([
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evilyoutube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://youtube.com:8443/watch?v=${ID}`,
    `https://youtu.be.evil.example/${ID}`,
    `https://evil.example/youtu.be/${ID}`,
    "https://youtu.be/short",
    `https://youtu.be/${ID}"onclick`,
    `https://youtu.be/${ID}/more`,
    "https://www.youtube.com/watch?v=dQw4w9WgXc%22",
    "https://www.youtube.com/@headwaters",
    "https://www.youtube.com/playlist?list=PL1",
    "https://vimeo.com/channels",
    "https://vimeo.com/76979871x",
    "https://vimeo.com.evil.example/76979871",
    `[https://youtu.be/${ID}](https://evil.example)`,
    `[Tying a knot](https://youtu.be/${ID})`,
    `Watch https://youtu.be/${ID} first`,
    `- https://youtu.be/${ID}`,
    `\`https://youtu.be/${ID}\``,
    `<javascript://youtu.be/${ID}%0Aalert(1)>`,
    `<ftp://youtu.be/${ID}>`,
  ])("%s stays a plain link", async (text) => {
    const html = await renderHtml(text);
    expect(html).not.toMatch(/figure|data-player/);
    expect(html).toMatch(/youtu|vimeo|Tying/);
  });

  it("is between the lines of its paragraph", async () => {
    const html = await renderHtml(
      `Look **here**:\nhttps://youtu.be/${ID}\nThen here\nand there.  \nhttps://vimeo.com/1\n\n> https://vimeo.com/2`,
    );
    expect(html.replaceAll(/<figure.*?<\/figure>/g, "<video>").replaceAll("\n", "|")).toBe(
      "<p>Look <strong>here</strong>:</p><video><p>Then here|and there.<br></p><video>|<blockquote>|<video>|</blockquote>",
    );
    expect(findPlayers(html)).toHaveLength(3);
  });

  it("is an ordinary link in a mail", async () => {
    const html = await renderForEmail(`https://youtu.be/${ID}`, "https://headwaters.example");
    expect(html).toContain(`<a href="https://youtu.be/${ID}"`);
    expect(html).toContain(`>https://youtu.be/${ID}</a></p>`);
    expect(html).not.toMatch(/figure|player/);
  });
});
