import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Failure } from "@headwaters/contracts/router";
import fp from "fastify-plugin";
import type { WebBuild } from "./web.ts";

/** Serves the files of the built web application, and responds with 404 for unknown addresses. */
export const site = fp<{ web: WebBuild | null }>(
  async (app, { web }) => {
    app.get("/api/login", async (_request, reply) =>
      reply.header("cache-control", "no-store").redirect("/auth", 302),
    );
    app.setNotFoundHandler((_request, reply) =>
      reply
        .status(404)
        .header("cache-control", "no-store")
        .send({
          code: "NOT_FOUND",
          message: "There is nothing at this address.",
        } satisfies Failure),
    );
    if (!web) return;
    // The first folder that has a file serves it.
    const roots = [web.root, ...web.earlierRoots];
    const hashedFolders = roots.map((root) => join(root, "assets"));
    await app.register(async (files) => {
      // Fastify's static plugin registers a route for each file.
      files.addHook("onRoute", (route) => {
        route.config = { ...route.config, routeName: "files" };
      });
      await files.register(fastifyStatic, {
        root: roots,
        index: false,
        wildcard: false,
        preCompressed: true,
        globIgnore: ["index.html", ".vite/**", "**/*.{br,gz}"], // compressed files are sent under the names of the originals
        cacheControl: false,
        setHeaders(response, path) {
          // Built files have the hash of their content in their names; other files may change.
          const hashed = hashedFolders.some((folder) => path.startsWith(folder));
          // Webmail shows mails, which link these pictures, in pages of other origins.
          if (path.startsWith(join(web.root, "pictures"))) {
            response.header("cross-origin-resource-policy", "cross-origin");
          }
          // A service worker has the policy of its own file, and this one fetches pages of the site.
          if (path === join(web.root, "roster-worker.js")) {
            response.header("content-security-policy", "default-src 'none'; connect-src 'self'");
          }
          response.header(
            "cache-control",
            hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
          );
        },
      });
    });
  },
  { name: "site" },
);
