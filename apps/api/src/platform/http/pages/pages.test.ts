import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { buildArticle, buildEvent } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import pg from "pg";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useSite } from "../../../testing/site.ts";
import { buildWeb } from "../../../testing/web.ts";

const decompress = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
const web = buildWeb();
const site = useSite({ web });

beforeEach(() => {
  web.rendered.length = 0;
  web.shared.length = 0;
});

async function publish(overrides: object = {}) {
  return site.prisma.newsArticle.create({ data: buildArticle(overrides) });
}

describe("a page for anonymous visitors", () => {
  test("is rendered once, and again after its data has changed", async () => {
    const agent = new Agent(site);
    const before = await agent.get("/news");
    expect(before.statusCode).toBe(200);
    expect(before.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(before.headers["cache-control"]).toBe("public, no-cache");
    await agent.get("/news");
    expect(web.rendered).toEqual(["/news"]);

    const { agent: member } = await buildMember(site);
    const article = buildArticle({ title: "Fresh from the water" });
    expect((await member.post("/api/news", article)).statusCode).toBe(201);
    expect((await agent.get("/news")).body).toContain("Fresh from the water");
    expect(web.rendered.filter((path) => path === "/news")).toHaveLength(2);
  });

  test.each([
    "/?utm_source=poster",
    "/?cursor=%00&limit[]=1",
    "/?__proto__=1",
    "/#x",
    "http://elsewhere.example/",
  ])("is the same at %s", async (url) => {
    const plain = await new Agent(site).get("/");
    const other = await new Agent(site).get(url);
    expect(other.statusCode).toBe(200);
    expect(other.headers.etag).toBe(plain.headers.etag);
    expect(other.body).toBe(plain.body);
  });

  test("depends on the part of the query that it shows, and on no other part", async () => {
    const plain = await new Agent(site).get("/?photo=unknown");
    const otter = await new Agent(site).get("/?photo=otter");
    expect(otter.headers.etag).not.toBe(plain.headers.etag);
    const shared = await new Agent(site).get("/?utm_source=poster&photo=otter");
    expect(shared.headers.etag).toBe(otter.headers.etag);
    expect(web.rendered.filter((path) => path.includes("?"))).toEqual(["/?photo=otter"]);
    // Browsers count the second question mark to the parameter's name.
    const other = await new Agent(site).get("/??photo=otter");
    expect(other.headers.etag).toBe(plain.headers.etag);
  });

  test("does not depend on the headers of a request", async () => {
    const poison = {
      "accept-language": "xx",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "https",
      "x-original-url": "/evil",
      "x-rewrite-url": "/evil",
      host: "evil.example",
      origin: "https://evil.example",
      referer: "https://evil.example/",
      cookie: "headwaters=forged.signature; theme=evil",
      "user-agent": "<script>evil</script>",
    };
    const id = (await publish()).id;
    const poisoned = await site.app.inject({ url: `/news/${id}`, headers: poison });
    expect(poisoned.statusCode).toBe(200);
    expect(poisoned.body).not.toContain("evil");
    const clean = await site.app.inject({ url: `/news/${id}` });
    expect(clean.body).toBe(poisoned.body);
  });

  test("ignores access tokens, which are for the API", async () => {
    const { agent } = await buildMember(site);
    const scopes = ["content:read"];
    const { token } = (
      await agent.post("/api/account/tokens", {
        name: "x",
        scopes,
        currentPassword: "river stones",
      })
    ).json();
    const plain = await new Agent(site).get("/news");
    for (const authorization of [`Bearer ${token}`, "Bearer headwaters_no"]) {
      const response = await site.app.inject({ url: "/news", headers: { authorization } });
      expect([response.statusCode, response.body]).toEqual([200, plain.body]);
      expect(response.headers["access-control-allow-origin"]).toBeUndefined();
    }
    const inAddress = await new Agent(site).get("/news?access_token=x");
    expect([inAddress.statusCode, inAddress.body]).toEqual([200, plain.body]);
  });

  test("does not replace the API's errors and rejections", async () => {
    for (const headers of [{}, { authorization: "Bearer no" }]) {
      const { statusCode, ...response } = await site.app.inject({ url: "/api/nothing", headers });
      expect(response.headers["content-type"]).toContain("application/json");
      expect(statusCode).toBe("authorization" in headers ? 401 : 404);
    }
  });

  test("of a deleted item is the 404 page, until there is such an item", async () => {
    const { id } = await publish({ published: false });
    expect((await new Agent(site).get(`/news/${id}`)).statusCode).toBe(404);
    await site.prisma.newsArticle.update({ where: { id }, data: { published: true } });
    await expect.poll(async () => (await new Agent(site).get(`/news/${id}`)).statusCode).toBe(200);
  });

  test("at an unknown address is one and the same 404 page, rendered once", async () => {
    for (const url of [
      "/nope",
      "/index.html",
      "/.vite/manifest.json",
      "/news/a/b",
      "/..%2fsecret",
    ]) {
      const response = await new Agent(site).get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    }
    expect(web.rendered.length).toBeLessThanOrEqual(1);
  });
});

describe("a page for a member", () => {
  test("is rendered for each request and member, and never cached", async () => {
    const { agent: ann } = await buildMember(site, { firstName: "Ann" });
    const { agent: ben } = await buildMember(site, { firstName: "Ben" });
    for (const [agent, name] of [
      [ann, "Ann"],
      [ben, "Ben"],
      [ann, "Ann"],
    ] as const) {
      const response = await agent.get("/");
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.headers.etag).toBeUndefined();
      expect(response.body).toContain(`"firstName":"${name}"`);
    }
    expect((await new Agent(site).get("/")).body).not.toContain("firstName");
  });

  test("redirects if the page says so", async () => {
    const { agent } = await buildMember(site);
    const response = await agent.get("/auth");
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe("/");
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("is never shown to someone else: two members and a visitor, a thousand requests", async () => {
    const { agent: ann } = await buildMember(site, { firstName: "Ann" });
    const { agent: ben } = await buildMember(site, { firstName: "Ben" });
    const people = [
      [ann, "Ann"],
      [ben, "Ben"],
      [new Agent(site), undefined],
    ] as const;
    const ask = async (i: number) => {
      const [agent, name] = people[i % 3] ?? people[0];
      const { body, headers } = await agent.get("/");
      const [, user] = JSON.parse(body) as [string, { firstName?: string } | null];
      return user?.firstName === name && (name ? headers["cache-control"] === "no-store" : true);
    };
    // In batches of a hundred: on a slow machine the last of a thousand would time out.
    for (let first = 0; first < 1_000; first += 100) {
      const seen = await Promise.all(Array.from({ length: 100 }, (_, i) => ask(first + i)));
      expect(seen.every(Boolean)).toBe(true);
    }
  });
});

describe("another spelling of a page's address", () => {
  test.each([
    ["/news/", "/news"],
    ["/news///?page=2", "/news?page=2"],
    ["/NEWS?a=1&b=2", "/news?a=1&b=2"],
    ["/News/ABC/", "/news/abc"],
    ["/api/news/", "/api/news"],
    ["/api/news//?limit=2", "/api/news?limit=2"],
    ["/api/user/", "/api/user"],
  ])("%s redirects to %s", async (url, location) => {
    const response = await new Agent(site).get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });
});

test("a write to an address with an extra slash is not redirected", async () => {
  const response = await site.app.inject({ method: "POST", url: "/api/newsletter/", payload: {} });
  expect(response.statusCode).toBe(404);
});

test("HEAD answers as GET does, without the body", async () => {
  for (const [url, status] of [
    ["/", 200],
    ["/nope", 404],
    ["/news/", 308],
    ["/api/login", 302],
    ["/api/news", 200],
    ["/robots.txt", 200],
  ] as const) {
    const head = await site.app.inject({ method: "HEAD", url });
    expect([url, head.statusCode, head.body]).toEqual([url, status, ""]);
  }
});

test("other methods get no pages", async () => {
  for (const method of ["POST", "PUT", "DELETE"] as const) {
    const response = await site.app.inject({ method, url: "/news" });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: "NOT_FOUND",
      message: "There is nothing at this address.",
    });
  }
});

test("a page whose query fails in the database responds with 503, and is not cached", async () => {
  await site.prisma.$executeRawUnsafe('ALTER TABLE news_articles RENAME TO "moved away"');
  await site.prisma.$executeRawUnsafe("NOTIFY headwaters_changes"); // no trigger notifies this change
  const agent = new Agent(site);
  await expect.poll(async () => (await agent.get("/news")).statusCode).toBe(503);
  const response = await agent.get("/news");
  await site.prisma.$executeRawUnsafe('ALTER TABLE "moved away" RENAME TO news_articles');
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.headers["retry-after"]).toBe("5");
  expect((await agent.get("/news")).statusCode).toBe(200);
});

test("a flood of pages that are not cached is bounded, compressed, and soon over", async () => {
  const headers = { "accept-encoding": "br" };
  const flood = await Promise.all(
    Array.from({ length: 2_500 }, (_, i) =>
      site.app.inject({ url: `/news/unknown-${i}`, headers }),
    ),
  );
  const statuses = flood.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([404, 503]));
  expect(flood.find(({ statusCode }) => statusCode === 503)?.headers).toMatchObject({
    "retry-after": "5",
    "content-encoding": "br",
  });
  expect((await new Agent(site).get("/news/unknown-again")).statusCode).toBe(404);
});

describe("a page that all accounts share", () => {
  interface Shown {
    cards: { items: { title: string }[] };
    user: unknown;
    account: { email: string };
    own: { event: { title: string } }[];
  }
  const show = async (agent: Agent, url = "/news"): Promise<Shown> => (await agent.get(url)).json();

  test("is rendered once per change without a session, each account's parts for each request", async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => buildMember(site)));
    const requests = Array.from({ length: 30 }, (_, i) => members[i % 3] as (typeof members)[0]);
    const shown = await Promise.all(requests.map(({ agent }) => show(agent)));
    expect(shown.map(({ account }) => account.email)).toEqual(
      requests.map(({ user }) => user.email),
    );
    expect(shown.every(({ user }) => user === null)).toBe(true);
    expect(web.shared).toEqual(["/news"]);

    const [{ agent }] = members as [(typeof members)[0]];
    await agent.post("/api/news", buildArticle({ title: "Fresh from the water" }));
    expect((await show(agent)).cards.items[0]?.title).toBe("Fresh from the water");
    expect(web.shared).toEqual(["/news", "/news"]);
  });

  test.each([
    { how: "resolves to null", complete: async () => null },
    { how: "fails", complete: async () => Promise.reject(new Error("React has other marks")) },
  ])("is rendered as a whole where completing it $how", async ({ complete }) => {
    const renderShared = vi.spyOn(web.renderer, "renderShared");
    renderShared.mockResolvedValueOnce({ weight: 1_000, complete });
    const { agent } = await buildMember(site);
    const path = `/news/${(await publish()).id}`;
    expect((await agent.get(path)).statusCode).toBe(200);
    expect(renderShared).toHaveBeenCalledOnce();
    expect(web.rendered).toEqual([path]);
    renderShared.mockRestore();
  });

  test("is not kept where anything can be typed into its address", async () => {
    const { agent } = await buildMember(site);
    for (let i = 0; i < 2; i += 1) await show(agent, "/news?search=trout");
    expect(web.shared).toEqual(["/news?search=trout", "/news?search=trout"]);
  });

  test("is left when its account is", async () => {
    const { agent } = await buildMember(site);
    await show(agent);
    const old = agent.cookie;
    await agent.post("/api/logout");
    const response = await site.app.inject({ url: "/news", headers: { cookie: old } });
    expect(response.json()).toMatchObject(["/news", null, expect.anything()]);
  });
});

describe("a document of a signed-in user is compressed", () => {
  test.each(["zstd", "br", "gzip"] as const)("by %s", async (encoding) => {
    const { agent } = await buildMember(site, { firstName: "Juniper" });
    for (const url of ["/news", "/mine"]) {
      const headers = { cookie: agent.cookie, "accept-encoding": encoding };
      const response = await site.app.inject({ url, headers });
      expect(response.headers["content-encoding"]).toBe(encoding);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(decompress[encoding](response.rawPayload).toString()).toContain("Juniper");
    }
  });

  test("unless another website opened it", async () => {
    const { agent } = await buildMember(site);
    const encodingOf = async (url: string, from: string) => {
      const accept = { "accept-encoding": "br", "sec-fetch-site": from };
      const response = await site.app.inject({ url, headers: { cookie: agent.cookie, ...accept } });
      return response.headers["content-encoding"];
    };
    expect(await encodingOf("/news?search=Juniper", "cross-site")).toBeUndefined();
    expect(await encodingOf("/news?search=Juniper", "same-site")).toBeUndefined();
    expect(await encodingOf("/news?search=Juniper", "same-origin")).toBe("br");
    expect(await encodingOf("/news", "cross-site")).toBeUndefined();
    expect(await encodingOf("/news", "none")).toBe("br");
  });
});

describe("a page that fails to render", () => {
  const broken = buildWeb();
  const brokenSite = useSite({
    web: {
      ...broken,
      renderer: {
        ...broken.renderer,
        render: async () => {
          throw new Error("a component failed at /secret/path.tsx");
        },
      },
    },
  });

  test("is left to the browser, and reveals no internals", async () => {
    const response = await new Agent(brokenSite).get("/");
    expect(response.statusCode).toBe(503);
    expect(response.body).toBe("<p>the fallback</p>");
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});

describe("a page for a signed-in user", () => {
  const crowded = buildWeb();
  let [inProgress, most] = [0, 0];
  const crowdedSite = useSite({
    web: {
      ...crowded,
      renderer: {
        ...crowded.renderer,
        async render(_path, call) {
          inProgress += 1;
          most = Math.max(most, inProgress);
          const responses = ["accounts.currentUser", "registrations.mine"];
          const html = JSON.stringify(
            await Promise.all(responses.map((name) => call(name, undefined))),
          );
          inProgress -= 1;
          return { status: 200, redirect: null, html };
        },
      },
    },
  });

  test("loads the account once, and 3 are rendered at a time", async () => {
    const { agent, user } = await buildMember(crowdedSite);
    const sent = vi.spyOn(pg.Client.prototype, "query");
    const crowd = await Promise.all(Array.from({ length: 100 }, () => agent.get("/account")));
    const texts = sent.mock.calls.map(([query]) => JSON.stringify(query));
    sent.mockRestore();
    for (const { body } of crowd) expect(body).toContain(user.email);
    const reads = texts.filter((text) => /FROM (\W*public\W*)?users/.test(text));
    expect(reads).toHaveLength(100);
    expect(most).toBe(3);
  });
});

describe("a page that calls a procedure whose responses are not cached", () => {
  const token = "a-token-of-a-family-mail";
  const calling = buildWeb();
  const callingSite = useSite({
    web: {
      ...calling,
      renderer: {
        ...calling.renderer,
        async render(path, call) {
          calling.rendered.push(path);
          const html = JSON.stringify(await call("registrations.byToken", { token }));
          return { status: 200, redirect: null, html };
        },
      },
    },
  });

  test("is rendered for each request", async () => {
    const parties = { create: { cancelToken: token, idempotencyKey: "key", termsVersion: "1" } };
    await callingSite.prisma.event.create({ data: { ...buildEvent(), parties } });
    const agent = new Agent(callingSite);
    expect((await agent.get("/")).body).toContain("Knots and casting");
    await callingSite.prisma.event.updateMany({ data: { title: "Knots and nets" } });
    expect((await agent.get("/")).body).toContain("Knots and nets");
    expect(calling.rendered).toEqual(["/", "/"]);
  });
});

describe("a private page", () => {
  test("redirects anonymous visitors to the sign-in page, and is not cached", async () => {
    for (const drawings of [1, 2]) {
      const response = await new Agent(site).get("/mine");
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe("/auth");
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(web.rendered).toHaveLength(drawings);
    }
  });

  test("is rendered anew for each request of its member", async () => {
    const members = [await buildMember(site), await buildMember(site)];
    web.rendered.length = 0;
    for (const { agent, user } of members) {
      const response = await agent.get("/mine");
      expect(response.statusCode).toBe(200);
      expect(response.headers["cache-control"]).toBe("no-store");
      expect(response.body).toContain(user.id);
    }
    expect(web.rendered).toEqual(["/mine", "/mine"]);
  });

  test("redirects to the sign-in page after its account was deleted", async () => {
    const { agent, user } = await buildMember(site);
    await site.prisma.user.delete({ where: { id: user.id } });
    const response = await agent.get("/mine");
    expect([response.statusCode, response.headers.location]).toEqual([302, "/auth"]);
  });
});
