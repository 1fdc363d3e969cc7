import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent } from "@headwaters/testing/site/agent";
import Fastify from "fastify";
import { afterAll, describe, expect, test } from "vitest";
import { useSite } from "../../../testing/site.ts";
import { site as sitePlugin } from "./site.ts";
import { readWebBuild } from "./web.ts";

const SCRIPT = "document.documentElement.dataset.scheme = 'dark'";

/** A minimal build as Vite writes it. */
const root = mkdtempSync(join(tmpdir(), "headwaters-web-"));
const files: Record<string, string> = {
  "client/assets/index-abc123.js": "export {};",
  "client/assets/index-abc123.js.br": "brotli",
  "client/favicon.svg": "<svg/>",
  "client/index.html": `<!doctype html><script>${SCRIPT}</script><script type="module" src="/assets/index-abc123.js"></script>`,
  "client/.vite/manifest.json": "{}",
  "server/index.js": `
    export const createRenderer = ({ template, publicUrl }) => ({
      fallbackHtml: template,
      render: async (path) => ({ status: path === "/404" ? 404 : 200, redirect: null, html: template + publicUrl }),
    });
    export const findPage = (path) => (path === "/" ? { path, pattern: path, isPrivate: false } : null);
    export const canonicalSearch = () => "";
    export const indexedPaths = ["/"];
    export const contentPaths = {};`,
};
for (const folder of ["client/assets", "client/.vite", "server"]) {
  mkdirSync(join(root, folder), { recursive: true });
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
writeFileSync(join(root, "package.json"), '{ "type": "module" }');
afterAll(() => rmSync(root, { recursive: true }));

const web = await readWebBuild(root, "https://site.example");
const site = useSite({ web });

test("without a build the API works alone", async () => {
  expect(await readWebBuild(join(root, "nothing"), "https://site.example")).toBeNull();
});

describe("the pages", () => {
  test("are rendered by the build, with the site's address", async () => {
    const response = await new Agent(site).get("/");
    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(/^<!doctype html>.*https:\/\/site\.example$/);
  });

  test.each([
    "/no/such/page",
    "/index.html",
    "/.vite/manifest.json",
    "/server/index.js",
    "/../server/index.js",
    "/assets/",
    "/..%2f..%2fpackage.json",
  ])("%s is the 404 page, with its status", async (url) => {
    const response = await new Agent(site).get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toMatch(/^<!doctype html>/);
  });

  test("an unknown address of the API is no page", async () => {
    for (const url of ["/api/nothing", "/trpc", "/api?x", "/api/", "/trpc/"]) {
      const response = await new Agent(site).get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toMatch(/^application\/json/);
    }
  });

  test("inline scripts run by their hash, and no others", async () => {
    const { headers } = await new Agent(site).get("/");
    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
});

describe("the files", () => {
  test("with a hash in their name have an immutable cache, the others a short one", async () => {
    const hashed = await new Agent(site).get("/assets/index-abc123.js");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers["content-type"]).toContain("javascript");
    const other = await new Agent(site).get("/favicon.svg");
    expect(other.headers["cache-control"]).toBe("public, max-age=3600");
  });

  test("are compressed for clients that support it", async () => {
    const url = "/assets/index-abc123.js";
    const { headers, body } = await site.app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body).toBe("brotli");
    expect((await new Agent(site).get(url)).body).toBe("export {};");
  });

  test("need no session and no database", async () => {
    const headers = { cookie: "headwaters=x.y" };
    const response = await site.app.inject({ url: "/favicon.svg", headers });
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("HEAD answers as GET does", async () => {
    const head = await site.app.inject({ method: "HEAD", url: "/favicon.svg" });
    expect(head.statusCode).toBe(200);
  });
});

describe("after a deploy", () => {
  const assets = join(root, "client/assets");
  const builds = join(root, "builds");

  /** Replaces the build by one with this script alone, and starts a process with it. */
  async function deploy(script: string) {
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets);
    writeFileSync(join(assets, script), script);
    writeFileSync(join(root, "client/.vite/manifest.json"), `{ "index.html": "${script}" }`);
    writeFileSync(join(root, "client/index.html"), `the page of ${script}`);
    const app = Fastify();
    await app.register(sitePlugin, { web: await readWebBuild(root, "https://a.example", builds) });
    return (name: string) => app.inject(`/assets/${name}`);
  }

  test("an open tab finds the files of the two builds before", async () => {
    for (const script of ["one-1.js", "two-2.js", "two-2.js", "three-3.js"]) await deploy(script);
    const ask = await deploy("four-4.js");
    for (const name of ["four-4.js", "three-3.js", "two-2.js"]) {
      const { statusCode, body, headers } = await ask(name);
      expect({ name, statusCode, body }).toEqual({ name, statusCode: 200, body: name });
      expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
    expect((await ask("one-1.js")).statusCode).toBe(404);
    expect((await readWebBuild(root, "https://a.example", builds))?.renderer.fallbackHtml).toBe(
      "the page of four-4.js",
    );
  });

  test("a restored build is the newest one again", async () => {
    for (const script of ["two-2.js", "three-3.js", "four-4.js"]) await deploy(script);
    const ask = await deploy("two-2.js");
    const found = await Promise.all(
      ["two-2.js", "four-4.js", "three-3.js"].map(async (name) => (await ask(name)).statusCode),
    );
    expect(found).toEqual([200, 200, 200]);
    const next = await deploy("five-5.js");
    expect((await next("two-2.js")).statusCode).toBe(200);
    expect((await next("three-3.js")).statusCode).toBe(404);
  });

  test("remains of killed processes are deleted after a day, and a build that others just deleted fails no start", async () => {
    const [old, young] = [`${"a".repeat(16)}.123`, `${"a".repeat(16)}.124`];
    for (const name of [old, young]) mkdirSync(join(builds, name, "assets"), { recursive: true });
    const yesterday = Date.now() / 1_000 - 24 * 60 * 60 - 60;
    utimesSync(join(builds, old), yesterday, yesterday);
    // A dangling link: the folder lists it, but its status cannot be read.
    symlinkSync(join(builds, "gone"), join(builds, "b".repeat(16)));
    const ask = await deploy("six-6.js");
    expect((await ask("six-6.js")).statusCode).toBe(200);
    expect(readdirSync(builds)).not.toContain(old);
    expect(readdirSync(builds)).toContain(young);
  });
});
