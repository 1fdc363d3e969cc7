import { buildArticle } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import { findChildren, parseXml } from "@headwaters/testing/xml";
import { expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";
import { buildWeb } from "../../testing/web.ts";

const site = useSite({ web: buildWeb() });

test("robots.txt names the sitemap", async () => {
  const response = await new Agent(site).get("/robots.txt");
  expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(response.body).toContain("Sitemap: http://localhost:3000/sitemap.xml");
});

test("the sitemap and the feed list published content and follow its changes", async () => {
  const agent = new Agent(site);
  const urls = async () => {
    const response = await agent.get("/sitemap.xml");
    expect(response.headers["content-type"]).toBe("application/xml; charset=utf-8");
    return [...response.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  };
  const pages = ["/", "/auth", "/news"].map((path) => `http://localhost:3000${path}`);
  expect(await urls()).toEqual(pages);

  const data = buildArticle({ title: "Sun & <rain>" });
  const { id } = await site.prisma.newsArticle.create({ data });
  await site.prisma.newsArticle.create({ data: buildArticle({ published: false }) });
  await expect.poll(urls).toEqual([...pages, `http://localhost:3000/news/${id}`]);

  const feed = await agent.get("/feed.xml");
  expect(feed.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const entries = findChildren(parseXml(feed.body), "entry");
  expect(entries).toHaveLength(1);
  expect(feed.body).toContain("Sun &amp; &lt;rain&gt;");
});

test("a short sitemap has no second file", async () => {
  for (const url of ["/sitemap-1.xml", "/sitemap-0.xml", "/sitemap-99999999999999999999.xml"]) {
    expect((await new Agent(site).get(url)).statusCode).toBe(404);
  }
});
