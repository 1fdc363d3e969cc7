import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { useSite, Visitor } from "../testing/site.ts";
import { readWebBuild } from "./site.ts";

const SCRIPT = "document.documentElement.dataset.scheme = 'dark'";

/** A build as Vite leaves it, in small. */
const root = mkdtempSync(join(tmpdir(), "headwaters-web-"));
mkdirSync(join(root, "assets"));
writeFileSync(join(root, "assets/index-abc123.js"), "export {};");
writeFileSync(join(root, "assets/index-abc123.js.br"), "brotli");
writeFileSync(join(root, "favicon.svg"), "<svg/>");
writeFileSync(join(root, "routes.json"), JSON.stringify(["/", "/news/:id"]));
writeFileSync(
  join(root, "index.html"),
  `<!doctype html><script>${SCRIPT}</script><script type="module" src="/assets/index-abc123.js"></script>`,
);
afterAll(() => rmSync(root, { recursive: true }));

const site = useSite({ web: readWebBuild(root) });

describe("the pages", () => {
  test.each(["/", "/news/any-id", "/?utm_source=poster"])("%s is the application", async (url) => {
    const response = await new Visitor(site).get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-cache");
  });

  test.each([
    "/no/such/page",
    "/news/a/b",
    "/index.html",
    "/routes.json",
    "/assets/",
    "/..%2f..%2fpackage.json",
  ])("%s is the application's 404 page, with its status", async (url) => {
    const response = await new Visitor(site).get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toMatch(/^<!doctype html>/);
  });

  test("an unknown address of the API is no page", async () => {
    for (const url of ["/api/nothing", "/trpc", "/api?x"]) {
      const response = await new Visitor(site).get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: "There is nothing at this address." });
    }
  });

  test("inline scripts run by their hash, and no others", async () => {
    const { headers } = await new Visitor(site).get("/");
    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test("need no session and no database", async () => {
    const { headers } = await site.app.inject({ url: "/", headers: { cookie: "headwaters=x.y" } });
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

describe("the files", () => {
  test("with a hash in their name are kept for a year, the others for an hour", async () => {
    const hashed = await new Visitor(site).get("/assets/index-abc123.js");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers["content-type"]).toContain("javascript");
    const other = await new Visitor(site).get("/favicon.svg");
    expect(other.headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("go out compressed to those who can read it", async () => {
    const url = "/assets/index-abc123.js";
    const { headers, body } = await site.app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body).toBe("brotli");
    expect((await new Visitor(site).get(url)).body).toBe("export {};");
  });

  test("HEAD answers as GET does", async () => {
    for (const url of ["/", "/favicon.svg"]) {
      expect((await site.app.inject({ method: "HEAD", url })).statusCode).toBe(200);
    }
    expect((await site.app.inject({ method: "HEAD", url: "/nothing" })).statusCode).toBe(404);
  });
});
