import type { FastifyInstance } from "fastify";

/** Lists the routes of a site, as `{ url: "/api/news/:id", methods: ["GET", "HEAD"] }`. */
export function listRoutes(app: FastifyInstance) {
  const routes: { url: string; methods: string[] }[] = [];
  const parts: string[] = [];
  // Fastify prints a tree: each line is a path segment below its parent.
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent = "", part, methods] = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
    if (part === undefined) continue;
    parts.splice(indent.length / 4, Number.POSITIVE_INFINITY, part);
    if (methods) routes.push({ url: parts.join(""), methods: methods.split(", ") });
  }
  return routes;
}
