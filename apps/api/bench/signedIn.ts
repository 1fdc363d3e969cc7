import { SESSION } from "./bareSession.ts";
import { compare } from "./load.ts";
import { receive } from "./receive.ts";
import { atLeast, print } from "./report.ts";
import type { Stage } from "./stage.ts";

// As browsers send it.
const COMPRESSED = { "accept-encoding": "gzip, deflate, br, zstd" };

/**
 * Compares a signed-in request with Fastify that reads the same session and sends the same bytes.
 * Returns the number of these bytes.
 * @param route of the path, for the report
 * @param least target of the site's requests per second, as a multiple of the baseline's
 */
export async function compareSignedIn(
  stage: Stage,
  { path, route = path, least }: { path: string; route?: string; least: number },
): Promise<number> {
  const { site, small: database } = stage;
  const { cookie, sessionId } = await stage.signUp(site);
  const headers = { ...COMPRESSED, cookie };
  const page = { url: `${site.url}${path}`, headers };
  const { body } = await receive(page.url, headers);
  const bare = await stage.serve({ contender: "session", database, page });
  const figures = await compare({
    "session's query and constant": { server: bare, path, headers: { [SESSION]: sessionId } },
    site: { server: site, path, headers },
  });
  const ratio = figures.ratio("site", "session's query and constant", "rate");
  const rows = figures.names.map((name) => [
    name,
    {
      "requests/s": figures.figure(name, "rate"),
      "p50 ms": figures.figure(name, "p50"),
      "p99 ms": figures.figure(name, "p99"),
      "processor ms": figures.figure(name, "processor"),
    },
  ]);
  print(`GET ${route}, signed in, ${body.length} bytes`, {
    ...Object.fromEntries(rows),
    "site, of the other": { "requests/s": ratio },
  });
  atLeast(least, `${route}, signed in: rate, of the session's query and a constant`, ratio);
  return body.length;
}
