import type { TestSite } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { openSite, useSite } from "../../testing/site.ts";
import { buildWeb } from "../../testing/web.ts";

// Sixty calls in ten minutes; with this limit each call is flushed to the database.
const narrow = useSite({ rateLimitFactor: 0.01, web: buildWeb() });
const wide = useSite({ rateLimitFactor: 1 });

const ask = ({ app }: TestSite, remoteAddress: string, url = "/api/user") =>
  app.inject({ url, remoteAddress });

/** Sends requests until one is rejected; returns the number of accepted ones. */
async function exhaust(site: TestSite, from: string, url?: string): Promise<number> {
  for (let calls = 0; calls < 200; calls += 1) {
    if ((await ask(site, from, url)).statusCode === 429) return calls;
    // Injected requests do not yield to the event loop, which must read the database's answers.
    await site.prisma.$queryRaw`SELECT 1`;
  }
  return Number.POSITIVE_INFINITY;
}

describe("an address with more requests than people can make", () => {
  test("is rejected for a while, and others are not", async () => {
    const calls = await exhaust(narrow, "192.0.2.1");
    expect(calls).toBeGreaterThanOrEqual(60);
    expect(calls).toBeLessThan(120); // some arrive during a flush
    const response = await ask(narrow, "192.0.2.1");
    expect(response.json()).toEqual({
      code: "TOO_MANY_REQUESTS",
      message: "Too many attempts. Please try again in 10 minutes.",
    });
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(9 * 60);
    expect((await ask(narrow, "192.0.2.2")).statusCode).toBe(401);
  });

  test("is rejected by the other processes too", async () => {
    await exhaust(narrow, "192.0.2.3");
    const other = await openSite(narrow.connectionString, { rateLimitFactor: 0.01 });
    expect(await exhaust(other.site, "192.0.2.3")).toBeLessThan(60);
    await other.close();
  });

  test("counts each call of a batch, and each address that does not exist", async () => {
    const batch = `/trpc/${Array(10).fill("accounts.currentUser").join(",")}?batch=1`;
    expect(await exhaust(narrow, "192.0.2.4", batch)).toBeLessThan(60);
    expect(await exhaust(narrow, "192.0.2.5", "/api/news/nothing-here")).toBeLessThan(120);
  });

  test("gets the bare application instead of a page", async () => {
    await exhaust(narrow, "192.0.2.6");
    const page = await ask(narrow, "192.0.2.6", "/");
    expect([page.statusCode, page.body]).toEqual([429, "<p>the fallback</p>"]);
    expect(page.headers["retry-after"]).toBeDefined();
    expect(page.headers["content-type"]).toContain("text/html");
  });

  test("still gets cached responses", async () => {
    const url = await narrow.app.listen({ host: "127.0.0.1", port: 0 });
    await fetch(`${url}/auth`); // cached from now on
    await exhaust(narrow, "127.0.0.1");
    expect((await fetch(`${url}/api/user`)).status).toBe(429);
    expect((await fetch(`${url}/auth`)).status).toBe(200);
  });
});

test("needs no query for each call: the database gets counts in batches", async () => {
  const told = () => wide.prisma.rateLimitCount.findMany();
  for (let i = 0; i < 59; i += 1) await ask(wide, "192.0.2.1");
  expect(await told()).toEqual([]);
  await ask(wide, "192.0.2.1");
  await expect.poll(told).toMatchObject([{ points: 60 }]);
});
