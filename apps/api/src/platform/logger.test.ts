import { Writable } from "node:stream";
import { buildAccount } from "@headwaters/testing/factories";
import { Agent } from "@headwaters/testing/site/agent";
import { describe, expect, test } from "vitest";
import { growth, LINEAR } from "../testing/measuring/growth.ts";
import { openSite, useSite } from "../testing/site.ts";
import { buildWeb } from "../testing/web.ts";
import { loggerOptions, withoutEmails } from "./logger.ts";

let log = "";
const stream = new Writable({
  write(chunk, _encoding, done) {
    log += String(chunk);
    done();
  },
});
const site = useSite({ logger: { ...loggerOptions("trace", false), stream } });

test("logs contain requests, and no password, cookie, token or mail address", async () => {
  const agent = new Agent(site);
  const account = buildAccount({ password: "hunter2 hunter2" });
  await agent.post("/api/register", account);
  await agent.post("/api/register", account);
  await agent.post("/trpc/accounts.login", { json: account });
  await agent.get("/api/user");
  await agent.post("/api/forgot-password", { email: account.email });
  await agent.get("/reset-password?token=very-secret-token");
  const reset = { token: "very-secret-token", password: "hunter2 hunter2" };
  await agent.post("/api/reset-password", reset);
  await site.prisma.$executeRawUnsafe('ALTER TABLE users RENAME COLUMN "lastName" TO "away"');
  await agent.post("/api/register", buildAccount());
  await site.prisma.$executeRawUnsafe('ALTER TABLE users RENAME COLUMN "away" TO "lastName"');

  const lines = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId: expect.any(String),
      method: "POST",
      route: "/api/register",
      path: "/api/register",
      status: 409,
      ms: expect.any(Number),
    }),
  );
  const find = (path: string) => lines.find((line) => line.path === path);
  const { id } = (await agent.get("/api/user")).json<{ id: string }>();
  expect(find("/api/user")).toMatchObject({ userId: id });
  expect(find("/trpc/accounts.login")).toMatchObject({ route: "/trpc/accounts.login" });
  for (const line of lines) expect(line).not.toHaveProperty("address");
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: "request failed", err: expect.anything() }),
  );
  const session = agent.cookie.split("=")[1] ?? "no cookie";
  for (const secret of ["hunter2", "very-secret-token", session, decodeURIComponent(session)]) {
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/[\w.]+@example\.org/);
});

test("lines of requests contain the route, and the network address only if LOG_ADDRESSES says so", async () => {
  log = "";
  const { site: other, close } = await openSite(site.connectionString, {
    logger: { ...loggerOptions("debug", false), stream },
    logAddresses: true,
    trustProxy: 1,
    web: buildWeb(),
  });
  const url = await other.app.listen({ host: "127.0.0.1", port: 0 });
  const headers = { "x-forwarded-for": "203.0.113.9" };
  const batch = "/trpc/news.get,made.up?batch=1";
  for (const path of ["/api/news/some-id", batch, "/made/up", "/robots.txt", "/robots.txt?again"]) {
    await fetch(`${url}${path}`, { headers });
  }
  await fetch(`${url}/robots.txt`, { headers });
  await close();
  const lines = log
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ address }) => address)).toMatchObject([
    { route: "/api/news/:id", path: "/api/news/some-id", address: "203.0.113.9" },
    { route: "/trpc/news.get,/trpc/:path", status: 207 },
    { route: "/*", path: "/made/up", status: 404 },
    { route: "/robots.txt", status: 200 },
    { route: "/robots.txt", status: 200 },
  ]);
  const cached = lines.filter(({ msg }) => msg === "cached");
  expect(cached).toMatchObject([
    { level: 20, method: "GET", route: "/robots.txt", path: "/robots.txt", status: 200 },
  ]);
});

describe("mail addresses in a text", () => {
  test.each([
    ["ana@example.org", "[email]"],
    ["/unsubscribe/ana.b+x@mail.example.co.uk/now", "/unsubscribe/[email]/now"],
    [
      'Key (email)=(Ana@Example.org) and "bo@bücher.example"',
      'Key (email)=([email]) and "[email]"',
    ],
    ["a@b.cd@e.fg", "[email]@e.fg"],
    ["a@b@c.de", "a@[email]"],
    [`${"x".repeat(100)}@example.org`, "[email]"],
    ["a@b, @c.de, a@b.c, a@1.2", "a@b, @c.de, a@b.c, a@1.2"],
  ])("%j is logged as %j", (text, logged) => {
    expect(withoutEmails(text)).toBe(logged);
  });

  test.each(["a", "a@", "a.", "a@b.1", "@"])(
    "are found in linear time: %j, again and again",
    (piece) => {
      expect(growth(withoutEmails, (count) => piece.repeat(count), 64_000)).toBeLessThan(LINEAR);
    },
  );
});
