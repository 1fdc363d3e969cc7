import { sendRequest } from "@headwaters/testing/site/sendRequest";
import { beforeAll, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";
import { buildWeb } from "../../../testing/web.ts";

const web = buildWeb();
const publicUrl = "https://fish.example";
const site = useSite({ web, publicUrl, canonicalHost: true });
const balanced = useSite({ web, publicUrl, canonicalHost: true, trustProxy: 1 });
const open = useSite({ web, publicUrl });
let address = "";

beforeAll(async () => {
  address = await site.app.listen({ host: "127.0.0.1", port: 0 });
});

const ask = (path: string, host: string, method = "GET") =>
  sendRequest(address, path, { method, headers: { host } });

test.each(["GET", "HEAD"])(
  "a page under another host is redirected to its own by %s",
  async (method) => {
    const first = await ask("/news?search=trout", "www.fish.example", method);
    expect([first.status, first.headers.location]).toEqual([
      308,
      "https://fish.example/news?search=trout",
    ]);
    expect(first.headers["cache-control"]).toBe("no-store");
  },
);

test("a page is redirected also when it is in the response cache, and cached for its own host", async () => {
  for (let i = 0; i < 2; i += 1) expect((await ask("/news", "fish.example")).status).toBe(200);
  const rendered = web.rendered.length;
  const other = await ask("/news", "127.0.0.1");
  expect([other.status, other.headers.location]).toEqual([308, "https://fish.example/news"]);
  expect((await ask("/news", "fish.example")).status).toBe(200);
  expect(web.rendered.length).toBe(rendered);
});

test.each(["fish.example", "FISH.example", "fish.example:443"])(
  "%s is its own host",
  async (host) => {
    expect((await ask("/news", host)).status).toBe(200);
  },
);

test.each(["www.fish.example", "fish.example:8443", "fish.example.", "evil.example", "a b", "[::"])(
  "%s is another host, and not redirected",
  async (host) => {
    const { status, headers } = await ask("//evil.example/%2e%2e", host);
    expect(status).toBe(308);
    expect(new URL(headers.location ?? "").host).toBe("fish.example");
  },
);

test.each(["/healthz", "/readyz", "/api/news", "/robots.txt"])(
  "%s is answered under any host",
  async (path) => expect((await ask(path, "10.0.0.7")).status).toBe(200),
);

test("a write is answered under its host", async () => {
  expect((await ask("/api/logout", "www.fish.example", "POST")).status).toBeLessThan(300);
  expect((await ask("/news", "www.fish.example", "POST")).status).toBe(404);
});

test("behind a proxy the host is the one of the proxy's request", async () => {
  const get = ({ app }: typeof site, forwarded: string) =>
    app.inject({ url: "/news", headers: { host: "10.0.0.7", "x-forwarded-host": forwarded } });
  expect((await get(balanced, "fish.example")).statusCode).toBe(200);
  expect((await get(balanced, "fish.example, www.fish.example")).statusCode).toBe(308);
  // Without a proxy, any client can set X-Forwarded-Host, so the site ignores it.
  expect((await get(site, "fish.example")).statusCode).toBe(308);
});

test("by default every host has the pages", async () => {
  const { statusCode } = await open.app.inject({ url: "/news", headers: { host: "localhost" } });
  expect(statusCode).toBe(200);
});
