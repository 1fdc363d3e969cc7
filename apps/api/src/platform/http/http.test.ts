import { readFileSync } from "node:fs";
import { join } from "node:path";
import { organization } from "@headwaters/contracts";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";

const ROOT = join(import.meta.dirname, "../../../../..");
const site = useSite();

describe("the API over HTTP", () => {
  test.each(["GET", "HEAD"] as const)(
    "%s /api/login redirects a browser to the sign-in page",
    async (method) => {
      const response = await site.app.inject({ method, url: "/api/login" });
      expect(response.statusCode).toBe(302);
      expect(response.headers.location).toBe("/auth");
    },
  );

  test("unknown API paths are 404 in JSON, for every method", async () => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      const response = await site.app.inject({ method, url: "/api/no/such/thing" });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({
        code: "NOT_FOUND",
        message: "There is nothing at this address.",
      });
    }
  });

  test("HEAD answers as GET does, without a body", async () => {
    const response = await site.app.inject({ method: "HEAD", url: "/api/news" });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe("");
  });

  test("/healthz reports that the process lives, /readyz that it can serve", async () => {
    expect((await new Agent(site).get("/healthz")).json()).toEqual({ status: "ok" });
    expect((await new Agent(site).get("/readyz")).json()).toEqual({ status: "ready" });
  });

  test("/version reports the version of package.json and nothing else", async () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const response = await new Agent(site).get("/version");
    expect(response.json()).toEqual({ version });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test.each(["/healthz", "/readyz", "/version"])("%s is read only", async (url) => {
    const response = await new Agent(site).post(url, {});
    expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("/metrics is a 404 without METRICS_TOKEN", async () => {
    const { statusCode } = await site.app.inject({
      url: "/metrics",
      headers: { authorization: "Bearer null" },
    });
    expect(statusCode).toBe(404);
  });

  test("an unexpected failure reveals no internals", async () => {
    await site.prisma.$executeRawUnsafe('ALTER TABLE news_articles RENAME TO "moved away"');
    const response = await new Agent(site).get("/api/news?limit=71");
    const rpc = await new Agent(site).get('/trpc/news.list?input={"json":{"limit":71}}');
    await site.prisma.$executeRawUnsafe('ALTER TABLE "moved away" RENAME TO news_articles');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: "INTERNAL_SERVER_ERROR",
      message: "Something went wrong on our side. Please try again.",
    });
    expect(rpc.statusCode).toBe(500);
    expect(rpc.body).not.toMatch(/news_articles|prisma|stack/i);
    expect((await new Agent(site).get("/api/news?limit=71")).statusCode).toBe(200);
  });

  test("the organization is recognizably fictitious", () => {
    expect(organization.email).toMatch(/\.example$/);
  });
});
