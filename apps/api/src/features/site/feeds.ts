import type { WebServer } from "@headwaters/contracts";
import type { Services } from "@headwaters/contracts/router";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { renderNewsFeed } from "./feeds/atom.ts";
import { renderRobotsTxt } from "./feeds/robots.ts";
import { countSitemapFiles, renderSitemapFile, type SitemapAddress } from "./feeds/sitemap.ts";

export interface FeedsOptions {
  web: Pick<WebServer, "indexedPaths" | "contentPaths">;
  services: Services;
  publicUrl: string;
}

const XML = "application/xml; charset=utf-8";
const ATOM = "application/atom+xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const NO_FILE = "There is no such file.\n";
/** Articles in the feed. */
const FEED_LENGTH = 30;

/** Content types whose items have pages. */
const contentTypes = ["news", "events", "education"] as const;
// Tags of the cached responses.
const noTags: ReadonlySet<string> = new Set();
const newsTags: ReadonlySet<string> = new Set(["news"]);
const itemTags: ReadonlySet<string> = new Set(contentTypes);

/** Serves robots.txt, the sitemap and the Atom feed of news. */
export const feeds: FastifyPluginAsync<FeedsOptions> = async (
  app,
  { web, services, publicUrl },
) => {
  const { indexedPaths, contentPaths } = web;

  async function renderSitemap(name: string) {
    const addresses: SitemapAddress[] = indexedPaths.map((path) => ({ path }));
    for (const contentType of contentTypes) {
      for (const { id, updatedAt } of await services[contentType].addresses()) {
        addresses.push({ path: contentPaths[contentType](id), changed: updatedAt });
      }
    }
    return renderSitemapFile(name, addresses, publicUrl);
  }

  async function countAddresses() {
    const counts = await Promise.all(contentTypes.map((name) => services[name].count()));
    return counts.reduce((sum, count) => sum + count, indexedPaths.length);
  }

  app.get("/robots.txt", async (_request, reply) =>
    reply.sendCached("/robots.txt", async () => ({
      status: 200,
      type: TEXT,
      body: renderRobotsTxt(publicUrl),
      tags: noTags,
      cacheable: true,
    })),
  );

  app.get("/feed.xml", async (_request, reply) =>
    reply.sendCached("/feed.xml", async () => {
      const { items: articles } = await services.news.list({ limit: FEED_LENGTH });
      const body = renderNewsFeed(articles, { publicUrl, articlePath: contentPaths.news });
      return { status: 200, type: ATOM, body, tags: newsTags, cacheable: true };
    }),
  );

  function sendSitemap(name: string, reply: FastifyReply) {
    return reply.sendCached(`/${name}.xml`, async () => {
      const body = await renderSitemap(name);
      return body === null
        ? { status: 404, type: TEXT, body: NO_FILE, tags: itemTags, cacheable: false }
        : { status: 200, type: XML, body, tags: itemTags, cacheable: true };
    });
  }
  app.get("/sitemap.xml", async (_request, reply) => sendSitemap("sitemap", reply));
  app.get<{ Params: { file: string } }>(
    "/sitemap-:file(^[1-9]\\d*).xml",
    async (request, reply) => {
      const { file } = request.params;
      // Counting is cheap; listing all addresses for a file that does not exist is not.
      const files = countSitemapFiles(await countAddresses());
      if (Number(file) <= files) return sendSitemap(`sitemap-${file}`, reply);
      return reply.status(404).header("cache-control", "no-store").type(TEXT).send(NO_FILE);
    },
  );
};
