import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { Failure } from "@headwaters/contracts/router";
import fp from "fastify-plugin";
import type { WebBuild } from "./web.ts";

/** Serves the files of the web application, where it was built, and answers for every address that is not there. */
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
    // A file is taken from the first of them that has it.
    const roots = [web.root, ...web.earlierRoots];
    const hashedFolders = roots.map((root) => join(root, "assets"));
    await app.register(async (files) => {
      // Each file is a route of its own.
      files.addHook("onRoute", (route) => {
        route.config = { ...route.config, routeName: "files" };
      });
      await files.register(fastifyStatic, {
        root: roots,
        index: false,
        wildcard: false,
        preCompressed: true,
        globIgnore: ["index.html", ".vite/**", "**/*.{br,gz}"], // packed files are sent under the names of their texts
        cacheControl: false,
        setHeaders(response, path) {
          // Built files carry their content's hash in their name; the others may be replaced.
          const hashed = hashedFolders.some((folder) => path.startsWith(folder));
          // Mails show them in pages of mailbox providers.
          if (path.startsWith(join(web.root, "pictures"))) {
            response.header("cross-origin-resource-policy", "cross-origin");
          }
          // A service worker has the policy of its own file: it fetches pages of this site.
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
