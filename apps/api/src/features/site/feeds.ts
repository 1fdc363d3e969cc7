import type { WebServer } from "@headwaters/contracts";
import type { Services } from "@headwaters/contracts/router";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { newsFeed } from "./feeds/atom.ts";
import { robotsTxt } from "./feeds/robots.ts";
import { type SitemapAddress, sitemapFile, sitemapFiles } from "./feeds/sitemap.ts";

export interface FeedsOptions {
  web: Pick<WebServer, "indexedPaths" | "contentPaths">;
  services: Services;
  publicUrl: string;
}

const XML = "application/xml; charset=utf-8";
const ATOM = "application/atom+xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const NO_FILE = "There is no such file.\n";
/** Articles in the feed: what a reader may have missed in a long holiday. */
const FEED_LENGTH = 30;

const nothing: ReadonlySet<string> = new Set();
const news: ReadonlySet<string> = new Set(["news"]);
/** Capabilities whose items have pages of their own. */
const capabilities = ["news", "events", "education"] as const;
const items: ReadonlySet<string> = new Set(capabilities);

/** What machines read: robots.txt, the sitemap, the Atom feed of news. */
export const feeds: FastifyPluginAsync<FeedsOptions> = async (
  app,
  { web, services, publicUrl },
) => {
  const { indexedPaths, contentPaths } = web;

  async function sitemap(name: string) {
    const addresses: SitemapAddress[] = indexedPaths.map((path) => ({ path }));
    for (const capability of capabilities) {
      for (const { id, updatedAt } of await services[capability].addresses()) {
        addresses.push({ path: contentPaths[capability](id), changed: updatedAt });
      }
    }
    return sitemapFile(name, addresses, publicUrl);
  }

  async function countAddresses() {
    const counts = await Promise.all(capabilities.map((name) => services[name].count()));
    return counts.reduce((sum, count) => sum + count, indexedPaths.length);
  }

  app.get("/robots.txt", async (_request, reply) =>
    reply.sendCached("/robots.txt", async () => ({
      status: 200,
      type: TEXT,
      body: robotsTxt(publicUrl),
      tags: nothing,
      cacheable: true,
    })),
  );

  app.get("/feed.xml", async (_request, reply) =>
    reply.sendCached("/feed.xml", async () => {
      const articles = await services.news.list({ limit: FEED_LENGTH });
      const body = newsFeed(articles, { publicUrl, articlePath: contentPaths.news });
      return { status: 200, type: ATOM, body, tags: news, cacheable: true };
    }),
  );

  function sendSitemap(name: string, reply: FastifyReply) {
    return reply.sendCached(`/${name}.xml`, async () => {
      const body = await sitemap(name);
      return body === null
        ? { status: 404, type: TEXT, body: NO_FILE, tags: items, cacheable: false }
        : { status: 200, type: XML, body, tags: items, cacheable: true };
    });
  }
  app.get("/sitemap.xml", async (_request, reply) => sendSitemap("sitemap", reply));
  app.get<{ Params: { file: string } }>(
    "/sitemap-:file(^[1-9]\\d*).xml",
    async (request, reply) => {
      const { file } = request.params;
      // Counted first: to list all addresses only to find that there is no such file is dear.
      const files = sitemapFiles(await countAddresses());
      if (Number(file) <= files) return sendSitemap(`sitemap-${file}`, reply);
      return reply.status(404).header("cache-control", "no-store").type(TEXT).send(NO_FILE);
    },
  );
};
