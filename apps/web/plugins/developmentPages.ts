import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CallProcedure, WebServer } from "@headwaters/contracts";
import { createTRPCUntypedClient, httpLink, TRPCClientError } from "@trpc/client";
import superjson from "superjson";
import type { Plugin } from "vite";

/** Calls the API's procedures by HTTP with this cookie. */
function createCaller(api: string, cookie: string | undefined): CallProcedure {
  const client = createTRPCUntypedClient({
    links: [
      httpLink({ url: `${api}/trpc`, transformer: superjson, headers: cookie ? { cookie } : {} }),
    ],
  });
  return (procedure, input) =>
    client.query(procedure, input).catch((error: unknown) => {
      throw error instanceof TRPCClientError && error.shape ? error.shape : error;
    });
}

/**
 * Renders pages on the server in development too, with fresh modules and data of the API at this
 * address, so that a page which needs a browser fails early.
 */
export function developmentPages(api: string): Plugin {
  return {
    name: "headwaters:development-pages",
    apply: "serve",
    config: () => ({ appType: "custom" }),
    // Vite's own files and proxied calls come first.
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { originalUrl = "/", headers } = request;
          const [path = "/", ...search] = originalUrl.split("?");
          const web = (await server.ssrLoadModule("/src/app/server/index.ts")) as WebServer;
          const known = web.findPage(path);
          if (known && known.path !== path) {
            response.writeHead(308, { location: [known.path, ...search].join("?") }).end();
            return;
          }
          const index = await readFile(join(server.config.root, "index.html"), "utf8");
          const template = await server.transformIndexHtml(path, index);
          const publicUrl = `http://${headers.host}`;
          const renderer = web.createRenderer({
            template,
            manifest: null,
            readFile: () => "",
            publicUrl,
          });
          const shown = known && known.path + web.canonicalSearch(known.path, search.join("?"));
          const page = await renderer.render(shown ?? path, createCaller(api, headers.cookie));
          if (page.redirect) response.writeHead(302, { location: page.redirect }).end();
          else
            response
              .writeHead(page.status, { "content-type": "text/html; charset=utf-8" })
              .end(page.html);
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}
