import { organization } from "@headwaters/contracts";
import scalar from "@scalar/fastify-api-reference";
import Fastify from "fastify";
import fp from "fastify-plugin";
import { HTML } from "../../response-cache/cachedResponse.ts";

const SCRIPT = "text/javascript; charset=utf-8";
const tags = new Set<string>();

/** Everything comes from this site: no fonts, no figures and no assistants of others. */
const configuration = {
  url: "/api/openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  defaultOpenAllTags: false,
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API of ${organization.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>body { margin: 0 }</style>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>This page needs JavaScript. The same description is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <script src="/api/docs/scalar.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** The script of Scalar, which its package has for its own page alone: that page has an inline script. */
async function readScript(): Promise<string> {
  const app = Fastify();
  await app.register(scalar, { routePrefix: "/reference", configuration: { url: "/" } });
  const { body } = await app.inject("/reference/js/scalar.js");
  await app.close();
  return body;
}

/** GET /api/docs: the reference of the API, for people. */
export const reference = fp(
  async (app) => {
    app.get("/api/docs", { config: { isDocument: true } }, async (_request, reply) =>
      reply.sendCached("/api/docs", async () => ({
        status: 200,
        type: HTML,
        body: page,
        tags,
        cacheable: true,
      })),
    );
    app.get("/api/docs/start.js", async (_request, reply) =>
      reply.sendCached("/api/docs/start.js", async () => ({
        status: 200,
        type: SCRIPT,
        body: `Scalar.createApiReference("#reference", ${JSON.stringify(configuration)});`,
        tags,
        cacheable: true,
      })),
    );
    app.get("/api/docs/scalar.js", async (_request, reply) =>
      reply.sendCached("/api/docs/scalar.js", async () => ({
        status: 200,
        type: SCRIPT,
        body: await readScript(),
        tags,
        cacheable: true,
      })),
    );
  },
  { name: "reference", dependencies: ["response-cache"] },
);
