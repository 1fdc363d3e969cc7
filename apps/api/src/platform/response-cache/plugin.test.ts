import { createHash } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { sendRequest } from "@headwaters/testing/site/sendRequest";
import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { useSite } from "../../testing/site.ts";
import { buildWeb } from "../../testing/web.ts";

const web = buildWeb();
const site = useSite({ web });
let address = "";

beforeAll(async () => {
  address = await site.app.listen({ host: "127.0.0.1", port: 0 });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(address, path, { headers });
const cards = (limit: number) =>
  `/trpc/news.cards?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { json: { limit } } }))}`;

/** Requests a path twice: the first response is cached, the second comes from the cache. */
async function getTwice(path: string, headers: Record<string, string> = {}) {
  await get(path, headers);
  return get(path, headers);
}

const KEPT = ["/", "/news", "/api/news", "/robots.txt", "/sitemap.xml", "/feed.xml", cards(3)];

describe.each(KEPT)("%s, cached", (path) => {
  test("is sent as Fastify would, with every header of the site", async () => {
    const kept = await getTwice(path);
    const made = await site.app.inject({ url: path });
    expect(kept.status).toBe(200);
    expect(kept.body.toString()).toBe(made.body);
    const names = (headers: object) =>
      Object.keys(headers).filter((name) => !["date", "connection", "keep-alive"].includes(name));
    expect(names(kept.headers).sort()).toEqual(names(made.headers).sort());
    for (const name of names(kept.headers)) {
      if (name !== "x-request-id")
        expect([name, kept.headers[name]]).toEqual([name, made.headers[name]]);
    }
    expect(kept.headers["cache-control"]).toBe("public, no-cache");
    const isPage = String(kept.headers["content-type"]).startsWith("text/html");
    expect(kept.headers.vary).toBe(`accept-encoding, ${isPage ? "cookie" : "authorization"}`);
    expect(kept.headers["set-cookie"]).toBeUndefined();
  });

  test("has an id of its own for each request", async () => {
    const [one, two] = [await getTwice(path), await get(path)];
    expect(one.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(two.headers["x-request-id"]).not.toBe(one.headers["x-request-id"]);
  });

  test("has the same content in every encoding, each with its tag", async () => {
    const plain = await getTwice(path);
    const br = await getTwice(path, { "accept-encoding": "gzip, br" });
    const gzip = await getTwice(path, { "accept-encoding": "gzip" });
    if (plain.body.length <= 1_000) {
      expect(br.headers["content-encoding"]).toBeUndefined();
      return;
    }
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers["content-length"]).toBe(String(body.length));
      expect(headers.etag).toMatch(/^"[\w-]+"$/); // strong
    }
  });

  test("is not sent again to clients that have it", async () => {
    const { headers } = await getTwice(path, { "accept-encoding": "br" });
    const tag = String(headers.etag);
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const again = await get(path, { "accept-encoding": "br", "if-none-match": held });
      expect([held, again.status, again.body.length]).toEqual([held, 304, 0]);
      expect(again.headers.etag).toBe(tag);
      expect(again.headers["cache-control"]).toBe("public, no-cache");
      expect(again.headers["content-type"]).toBeUndefined();
    }
    for (const other of ['"other"', '""', "nonsense", tag.slice(1, -1)]) {
      expect((await get(path, { "if-none-match": other })).status).toBe(200);
    }
  });

  test("has a HEAD: the same headers, no body", async () => {
    const got = await getTwice(path);
    const head = await sendRequest(address, path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers["content-length"]).toBe(got.headers["content-length"]);
    expect(head.headers.etag).toBe(got.headers.etag);
  });

  test("is sent to members too if it is data, and not if it is a page", async () => {
    const { agent } = await buildMember(site);
    const { headers, body } = await getTwice(path);
    const sent = vi.spyOn(pg.Client.prototype, "query");
    const own = await get(path, { cookie: agent.cookie });
    const queries = sent.mock.calls.length;
    sent.mockRestore();
    if (String(headers["content-type"]).startsWith("text/html")) {
      expect(own.headers["cache-control"]).toBe("no-store");
      expect(own.headers.etag).toBeUndefined();
    } else {
      expect([own.headers.etag, own.body]).toEqual([headers.etag, body]);
      if (/^\/(api|trpc)\//.test(path)) expect(queries).toBe(0); // the session is not looked up
    }
  });
});

describe("a cached list", () => {
  test("changes at the moment when a write is acknowledged", async () => {
    const { agent } = await buildMember(site);
    for (let i = 0; i < 30; i += 1) {
      const title = `Report ${i}`;
      await getTwice("/api/news");
      await getTwice(cards(3));
      await getTwice("/news");
      expect((await agent.post("/api/news", buildArticle({ title }))).statusCode).toBe(201);
      for (const path of ["/api/news", cards(3), "/news"]) {
        expect((await get(path)).body.toString()).toContain(title);
      }
    }
  });

  test("is one for all spellings of its address, and for unknown parameters", async () => {
    const { headers } = await get("/api/news?limit=2");
    for (const path of [
      "/api/news?limit=2&x=1",
      "/api/news?x[]=%00&limit=2",
      "/api/news?limit=%32",
      "/api/news?limit=02",
      "/api/news?utm_source=a&limit=2",
    ]) {
      expect((await get(path)).headers.etag).toBe(headers.etag);
    }
    const rpc = await get(cards(2));
    const spelt = (input: string) => `/trpc/news.cards?batch=1&input=${encodeURIComponent(input)}`;
    for (const path of [
      `${cards(2)}&x=1`,
      spelt('{"0": {"json": {"limit": 2, "direction": "forward", "x": "y"}}}'),
      spelt('{"0":{"json":{"x":[],"limit":2.0}},"1":7,"__proto__":1}'),
    ]) {
      expect((await get(path)).headers.etag).toBe(rpc.headers.etag);
    }
  });

  test("is rendered for each request with unbounded inputs, so that requests cannot fill the memory", async () => {
    const rpc = (input: object) =>
      `/trpc/news.cards?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
    const [article] = JSON.parse((await get("/api/news?limit=1")).body.toString());
    for (const [path, cacheControl] of [
      ["/api/news?category=conservation", "public, no-cache"],
      [rpc({ limit: 2, category: "event" }), "public, no-cache"],
      ["/api/news?search=heron", "no-store"],
      [`/api/news?cursor=${article.id}`, "no-store"],
      [rpc({ limit: 2, search: "heron" }), "no-store"],
      [rpc({ limit: 2, cursor: article.id }), "no-store"],
      ["/news", "public, no-cache"],
      ["/news?search=heron", "no-store"],
    ] as const) {
      for (let i = 0; i < 2; i += 1) {
        const response = await get(path);
        expect([path, response.status]).toEqual([path, 200]);
        expect([path, response.headers["cache-control"]]).toEqual([path, cacheControl]);
      }
    }
  });

  test("rejects as without a cache, and caches no rejection", async () => {
    for (const [path, status] of [
      ["/api/news?limit=0", 400],
      ["/api/news?limit=1&limit=2", 400],
      ["/api/news?limit=x", 400],
      ["/api/news/no-such-id", 404],
      [cards(0), 400],
      ["/trpc/news.cards?input=%7B", 400],
      ["/trpc/news.nothing", 404],
      ["/trpc/constructor", 404],
      ["/trpc/__proto__,toString?batch=1", 404],
      [`/trpc/${"news.cards,".repeat(11)}news.cards?batch=1`, 400],
    ] as const) {
      for (let i = 0; i < 2; i += 1) {
        const response = await get(path);
        expect([path, response.status]).toEqual([path, status]);
        expect(response.headers["cache-control"]).toBe("no-store");
      }
    }
  });

  test("is not mixed with private data: such a batch is never cached", async () => {
    const path = `/trpc/news.cards,accounts.currentUser?batch=1&input=${encodeURIComponent('{"0":{"json":{"limit":1}}}')}`;
    const { agent } = await buildMember(site, { firstName: "Private" });
    const own = await get(path, { cookie: agent.cookie });
    expect(own.body.toString()).toContain("Private");
    expect(own.headers["cache-control"]).toBe("no-store");
    const other = await getTwice(path);
    expect(other.body.toString()).not.toContain("Private");
    expect(other.headers["cache-control"]).toBe("no-store");
  });
});

test("targets without a path, and unknown methods, are client errors", async () => {
  for (const target of ["http://evil.example?x", "*", "http://evil.example", "x"]) {
    expect((await get(target)).status).toBeLessThan(500);
  }
  for (const method of ["TRACE", "OPTIONS", "PUT", "DELETE", "PATCH"]) {
    for (const path of ["/trpc/news.cards", "/api/news", "/news"]) {
      const response = await sendRequest(address, path, { method });
      // The API serves OPTIONS, for scripts of other websites.
      const isPreflight = method === "OPTIONS" && path !== "/news";
      expect([method, path, Math.floor(response.status / 100)]).toEqual([
        method,
        path,
        isPreflight ? 2 : 4,
      ]);
    }
  }
});

test("no spelling of a request changes responses to others", async () => {
  const hash = async (path: string) =>
    createHash("sha256")
      .update((await get(path)).body)
      .digest("hex");
  const before = await Promise.all(KEPT.map(hash));
  const spellings = [
    "/%2e",
    "/%6eews",
    "//news",
    "/news%2f",
    "/news%00",
    "/news;a",
    "/./news",
    "/news/../news",
    "/\\evil.example/",
    "//evil.example/",
    "/%2f%2fevil.example/",
    "/?__proto__[x]=1",
    "/news?",
    "/api/news?",
    "/api//news",
    "/API/NEWS",
    "/api/news/",
    "/trpc/news.cards",
    "/trpc/NEWS.cards",
    "/trpc/news.cards?batch=1&input=null",
    "/sitemap.xml?x",
    "/ROBOTS.TXT",
  ];
  const headers: Record<string, string>[] = [
    {},
    { "accept-encoding": "br;q=1.0, evil" },
    { cookie: "headwaters=a.b" },
    { cookie: "__Host-headwaters=" },
    { "x-forwarded-host": "evil.example", "x-http-method-override": "POST" },
    { range: "bytes=0-1", "if-none-match": "*", accept: "application/evil" },
    { "content-type": "application/json", "transfer-encoding": "chunked" },
  ];
  for (const path of [...spellings, ...KEPT]) {
    for (const some of headers) {
      const response = await get(path, some);
      expect([path, response.status < 500]).toEqual([path, true]);
      expect(response.headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    }
  }
  expect(await Promise.all(KEPT.map(hash))).toEqual(before);
});

test.each(["/news", "/api/user"])("several Host headers are rejected: %s", async (path) => {
  await getTwice(path);
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  socket.end(`GET ${path} HTTP/1.1\r\nHost: one.example\r\nhost: two.example\r\n\r\n`);
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain("The request has more than one Host header.");
});
