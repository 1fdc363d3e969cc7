import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** The built web application, read once at start. */
export interface WebBuild {
  root: string;
  indexHtml: string;
  /** Path patterns that the application has pages for: "/", "/news/:id". */
  routes: string[];
}

/** The build in this folder; null where there is none, as in development, when Vite serves the pages. */
export function readWebBuild(root: string): WebBuild | null {
  if (!existsSync(join(root, "routes.json"))) return null;
  return {
    root,
    indexHtml: readFileSync(join(root, "index.html"), "utf8"),
    routes: JSON.parse(readFileSync(join(root, "routes.json"), "utf8")) as string[],
  };
}

/** CSP sources that allow exactly the inline scripts of this page. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}

/** Serves the web application, where there is one, and answers for every address that is not there. */
export const site = fp<{ web: WebBuild | null }>(
  async (app, { web }) => {
    app.get("/api/login", async (_request, reply) => reply.redirect("/auth", 302));
    if (web) await servePages(app, web);
    app.setNotFoundHandler((request, reply) => {
      const isPage =
        ["GET", "HEAD"].includes(request.method) && !/^\/(api|trpc)(\/|\?|$)/.test(request.url);
      reply.status(404).header("cache-control", "no-cache");
      if (web && isPage) return reply.type(HTML).send(web.indexHtml);
      return reply.send({ message: "There is nothing at this address." });
    });
  },
  { name: "site" },
);

const HTML = "text/html; charset=utf-8";

async function servePages(app: FastifyInstance, web: WebBuild) {
  await app.register(fastifyStatic, {
    root: web.root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["index.html", "routes.json"],
    cacheControl: false,
    setHeaders(response, path) {
      // Built files carry their content's hash in their name; the others may be replaced.
      const hashed = path.startsWith(join(web.root, "assets"));
      response.header(
        "cache-control",
        hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  for (const route of web.routes) {
    app.get(route, async (_request, reply) =>
      reply.type(HTML).header("cache-control", "no-cache").send(web.indexHtml),
    );
  }
}
