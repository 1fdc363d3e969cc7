import { contentTypeNames, type WebServer } from "@headwaters/contracts";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { RouteContext } from "../feature.ts";
import { renderNewsFeed } from "./feeds/atom.ts";
import {
  countSitemapFiles,
  renderRobotsTxt,
  renderSitemapFile,
  type SitemapEntry,
} from "./feeds/sitemap.ts";

interface FeedsOptions extends Pick<RouteContext, "services" | "publicUrl"> {
  web: Pick<WebServer, "indexedPaths" | "contentPaths">;
}

const XML = "application/xml; charset=utf-8";
const ATOM = "application/atom+xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";
const NO_FILE = "There is no such file.\n";
const FEED_LENGTH = 30;

/** @param tags of the cached response: the types of content in it */
const file = (type: string, body: string, tags: readonly string[]) => ({
  status: 200,
  type,
  body,
  tags: new Set(tags),
  cacheable: true,
});

/** Serves robots.txt, the sitemap and the Atom feed of news. */
export const feeds: FastifyPluginAsync<FeedsOptions> = async (
  app,
  { web: { indexedPaths, contentPaths }, services, publicUrl },
) => {
  async function countEntries() {
    const counts = await Promise.all(contentTypeNames.map((name) => services[name].count()));
    return counts.reduce((sum, count) => sum + count, indexedPaths.length);
  }

  app.get("/robots.txt", async (_request, reply) =>
    reply.sendCached("/robots.txt", async () => file(TEXT, renderRobotsTxt(publicUrl), [])),
  );

  app.get("/feed.xml", async (_request, reply) =>
    reply.sendCached("/feed.xml", async () => {
      const { items: articles } = await services.news.list({ limit: FEED_LENGTH });
      const body = renderNewsFeed(articles, { publicUrl, articlePath: contentPaths.news });
      return file(ATOM, body, ["news"]);
    }),
  );

  const sendSitemap = (name: string, reply: FastifyReply) =>
    reply.sendCached(`/${name}.xml`, async () => {
      const entries: SitemapEntry[] = indexedPaths.map((path) => ({ path }));
      for (const contentType of contentTypeNames) {
        for (const { id, updatedAt } of await services[contentType].listPublished()) {
          entries.push({ path: contentPaths[contentType](id), changed: updatedAt });
        }
      }
      const body = renderSitemapFile(name, entries, publicUrl);
      if (body !== null) return file(XML, body, contentTypeNames);
      return { ...file(TEXT, NO_FILE, contentTypeNames), status: 404, cacheable: false };
    });
  app.get("/sitemap.xml", async (_request, reply) => sendSitemap("sitemap", reply));
  app.get<{ Params: { file: string } }>(
    "/sitemap-:file(^[1-9]\\d*).xml",
    async (request, reply) => {
      const { file } = request.params;
      // Counting is cheap; listing all addresses for a file that does not exist is not.
      const files = countSitemapFiles(await countEntries());
      if (Number(file) <= files) return sendSitemap(`sitemap-${file}`, reply);
      return reply.status(404).header("cache-control", "no-store").type(TEXT).send(NO_FILE);
    },
  );
};
