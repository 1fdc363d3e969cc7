import { organization } from "@headwaters/contracts";
import scalar from "@scalar/fastify-api-reference";
import Fastify from "fastify";
import fp from "fastify-plugin";
import { HTML, JSON_TYPE } from "../../response-cache/cachedResponse.ts";
import { buildDocument, type DocumentOptions } from "./document.ts";

const SCRIPT = "text/javascript; charset=utf-8";

/** Disables Scalar's external fonts, telemetry and assistant: everything comes from this site. */
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

const start = `Scalar.createApiReference("#reference", ${JSON.stringify(configuration)});`;

/** Scalar's own colors of secondary text and of methods have less contrast than WCAG requires. */
const styles = `
body { margin: 0 }
body.light-mode {
  --scalar-color-3: #6b6b6b;
  --scalar-color-green: #007048;
  --scalar-color-red: #c80000;
  --scalar-color-orange: #b03c00;
}
body.dark-mode {
  --scalar-color-3: #9a9a9a;
  --scalar-color-red: #ff6b6b;
}
`;

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API of ${organization.name}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <style>${styles}</style>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>This page needs JavaScript. The same description is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <script src="/api/docs/scalar.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Reads Scalar's script. Its package exports it only within its own page, which has an inline script. */
async function readScript(): Promise<string> {
  const app = Fastify();
  await app.register(scalar, { routePrefix: "/reference", configuration: { url: "/" } });
  const { body } = await app.inject("/reference/js/scalar.js");
  await app.close();
  return body;
}

/** Serves the OpenAPI document at /api/openapi.json, and the API reference at /api/docs. */
export const openapi = fp<DocumentOptions>(
  async (app, options) => {
    function serve(path: string, type: string, render: () => string | Promise<string>) {
      app.get(path, { config: { isDocument: type === HTML } }, async (_request, reply) =>
        reply.sendCached(path, async () => {
          const body = await render();
          return { status: 200, type, body, tags: new Set<string>(), cacheable: true };
        }),
      );
    }
    serve("/api/openapi.json", JSON_TYPE, () => JSON.stringify(buildDocument(options)));
    serve("/api/docs", HTML, () => page);
    serve("/api/docs/scalar.js", SCRIPT, readScript);
    serve("/api/docs/start.js", SCRIPT, () => start);
  },
  { name: "openapi", dependencies: ["response-cache"] },
);
