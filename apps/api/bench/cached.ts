import { type Comparison, compare } from "./load.ts";
import { receive } from "./receive.ts";
import { atLeast, atMost, print } from "./report.ts";
import type { Stage } from "./stage.ts";

// As browsers send it.
const COMPRESSED = { "accept-encoding": "gzip, deflate, br, zstd" };

const MANY = "site, 100,000 articles";

function table(figures: Comparison) {
  return Object.fromEntries(
    figures.names.map((name) => [
      name,
      {
        "requests/s": figures.figure(name, "rate"),
        "p50 ms": figures.figure(name, "p50"),
        "p99 ms": figures.figure(name, "p99"),
        "processor ms": figures.figure(name, "processor"),
        "of constant": figures.ratio(name, "constant", "rate"),
        "p99 of constant": figures.ratio(name, "constant", "p99"),
      },
    ]),
  );
}

/** Compares a cached address with a constant of the same bytes, and with a database of many articles. */
export async function compareCached(stage: Stage, path: string, withPrisma: boolean) {
  const { site, largeSite } = stage;
  const url = `${site.url}${path}`;
  const { headers: given, body } = await receive(url, COMPRESSED);
  const plain = await stage.serve({ contender: "constant", url, headers: {} });
  const compressed = await stage.serve({ contender: "constant", url, headers: COMPRESSED });
  const prisma = withPrisma
    ? await stage.serve({ contender: "prisma", database: stage.small })
    : undefined;

  const figures = await compare({
    constant: { server: plain, path },
    ...(prisma ? { prisma: { server: prisma, path } } : {}),
    site: { server: site, path },
    [MANY]: { server: largeSite, path },
  });
  const { body: whole } = await receive(url, {});
  print(`GET ${path}, ${whole.length} bytes`, table(figures));

  const etag = String(given.etag);
  const small = await compare({
    constant: { server: compressed, path, headers: COMPRESSED },
    site: { server: site, path, headers: COMPRESSED },
    "site, 304": {
      server: site,
      path,
      headers: { ...COMPRESSED, "if-none-match": etag },
      status: 304,
    },
  });
  print(`GET ${path}, compressed, ${body.length} bytes`, table(small));

  atLeast(0.9, `${path}: rate, of constant`, figures.ratio("site", "constant", "rate"));
  atMost(1.5, `${path}: p99, of constant`, figures.ratio("site", "constant", "p99"));
  atLeast(0.9, `${path}, br: rate, of constant`, small.ratio("site", "constant", "rate"));
  atMost(1.5, `${path}, br: p99, of constant`, small.ratio("site", "constant", "p99"));
  atLeast(
    0.95,
    `${path}: rate with 100,000 articles, of that with 1,000`,
    figures.ratio(MANY, "site", "rate"),
  );
}
