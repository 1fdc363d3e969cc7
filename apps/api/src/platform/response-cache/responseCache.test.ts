import { Registry } from "prom-client";
import { describe, expect, test } from "vitest";
import { buildChanges } from "../../testing/changes.ts";
import type { CachedResponse } from "./cachedResponse.ts";
import { createResponseCache } from "./responseCache.ts";

function buildAnswer(body: string, overrides: Partial<CachedResponse> = {}): CachedResponse {
  return {
    status: 200,
    type: "text/plain",
    body,
    tags: new Set(["news"]),
    cacheable: true,
    ...overrides,
  };
}

function setUp() {
  const { changes, tell } = buildChanges();
  const cache = createResponseCache(changes, new Registry());
  let made = 0;
  const make =
    (overrides: Partial<CachedResponse> = {}) =>
    async () => {
      made += 1;
      return buildAnswer(String(made), overrides);
    };
  const read = async (key = "/", overrides: Partial<CachedResponse> = {}) =>
    String((await cache.get(key, make(overrides))).ready("identity"));
  return { cache, changes, tell, read, make, madeSoFar: () => made };
}

describe("a cached response", () => {
  test("is rendered once for simultaneous requests", async () => {
    const { cache, read } = setUp();
    expect(await read()).toBe("1");
    expect(await read()).toBe("1");
    expect(cache.find("/")?.ready("identity")?.toString()).toBe("1");
    expect(cache.find("/other")).toBeUndefined();
  });

  test("is rendered once for a thousand concurrent requests", async () => {
    const { read, madeSoFar } = setUp();
    const responses = await Promise.all(Array.from({ length: 1_000 }, () => read()));
    expect(new Set(responses)).toEqual(new Set(["1"]));
    expect(madeSoFar()).toBe(1);
  });

  test("is invalidated when one of its tags changes, and only then", async () => {
    const { cache, read, tell } = setUp();
    await read();
    tell("events");
    expect(await read()).toBe("1");
    tell("news");
    expect(cache.find("/")).toBeUndefined();
    expect(await read()).toBe("2");
  });

  test("is invalidated when changes may have been missed", async () => {
    const { read, tell } = setUp();
    await read();
    tell(null);
    expect(await read()).toBe("2");
  });

  test("is not used while the change feed is down, unless it has no tags that change", async () => {
    const { cache, changes, read } = setUp();
    const still = { tags: new Set<string>() };
    await read("/");
    await read("/privacy", still);
    changes.live = false;
    expect(cache.find("/")).toBeUndefined();
    expect(await read("/")).toBe("3");
    expect(await read("/")).toBe("4");
    expect(await read("/privacy", still)).toBe("2");
  });

  test("has the same hash wherever it is rendered, and another for other content", async () => {
    const [one, two] = [setUp(), setUp()];
    const hash = async ({ cache }: typeof one, body: string) =>
      (await cache.get(body, async () => buildAnswer(body))).hash;
    expect(await hash(one, "a")).toBe(await hash(two, "a"));
    expect(await hash(one, "a")).not.toBe(await hash(one, "b"));
  });
});

describe("a response that is being rendered", () => {
  test("is not given to requests after a change, and is not cached", async () => {
    const { cache, tell } = setUp();
    const old = Promise.withResolvers<CachedResponse>();
    const before = cache.get("/", () => old.promise);
    tell("news");
    const after = cache.get("/", async () => buildAnswer("new"));
    old.resolve(buildAnswer("old"));
    expect(String((await before).ready("identity"))).toBe("old");
    expect(String((await after).ready("identity"))).toBe("new");
    expect(cache.find("/")?.ready("identity")?.toString()).toBe("new");
  });

  test("is followed by one rendering for all requests after the change", async () => {
    const { cache, tell, read, madeSoFar } = setUp();
    const old = Promise.withResolvers<CachedResponse>();
    const before = cache.get("/", () => old.promise);
    tell("news");
    const after = Array.from({ length: 100 }, () => read());
    expect(madeSoFar()).toBe(0);
    old.reject(new Error("no database"));
    await expect(before).rejects.toThrow();
    expect(new Set(await Promise.all(after))).toEqual(new Set(["1"]));
    expect(cache.find("/")?.ready("identity")?.toString()).toBe("1");
  });

  test("is shared while the change feed is down too, by the requests before its start", async () => {
    const { changes, read, madeSoFar } = setUp();
    changes.live = false;
    const responses = await Promise.all(Array.from({ length: 100 }, () => read()));
    expect(madeSoFar()).toBe(2);
    expect(responses.filter((response) => response === "1")).toHaveLength(1);
  });

  test("is rendered again by the next request after a failure", async () => {
    const { cache, read } = setUp();
    const failing = () => cache.get("/", () => Promise.reject(new Error("no database")));
    await expect(Promise.all([failing(), failing()])).rejects.toThrow("no database");
    expect(await read()).toBe("1");
  });

  test("is not cached if it says so", async () => {
    const { cache, read } = setUp();
    expect(await read("/", { cacheable: false })).toBe("1");
    expect(cache.find("/")).toBeUndefined();
    expect(await read("/", { cacheable: false })).toBe("2");
  });
});

test("is not cached under a key of excessive length", async () => {
  const { cache, read } = setUp();
  const key = `/trpc/news.cards?input=${"x".repeat(1_000)}`;
  expect(await read(key)).toBe("1");
  expect(cache.find(key)).toBeUndefined();
  expect(await read(key)).toBe("2");
});

test("memory is bounded: a flood of responses evicts the oldest", async () => {
  const { cache } = setUp();
  const body = "x".repeat(1024 * 1024);
  for (let i = 0; i < 100; i += 1) await cache.get(`/${i}`, async () => buildAnswer(body));
  const kept = Array.from({ length: 100 }, (_, i) => cache.find(`/${i}`)).filter(Boolean);
  expect(kept.length).toBeLessThan(33);
  expect(cache.find("/99")).toBeDefined();
});
