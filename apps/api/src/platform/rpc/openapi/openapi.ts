import fp from "fastify-plugin";
import { buildDocument } from "./document.ts";

export interface OpenApiOptions {
  publicUrl: string;
  sessionCookie: string;
}

/** GET /api/openapi.json: made once, at the first request. */
export const openapi = fp<OpenApiOptions>(
  async (app, options) => {
    let body: string | undefined;
    app.get("/api/openapi.json", async (_request, reply) =>
      reply.sendCached("/api/openapi.json", async () => {
        body ??= JSON.stringify(buildDocument(options));
        const type = "application/json; charset=utf-8";
        return { status: 200, type, body, tags: new Set<string>(), cacheable: true };
      }),
    );
  },
  { name: "openapi", dependencies: ["response-cache"] },
);
