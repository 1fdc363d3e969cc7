import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildArticle } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { Agent } from "@headwaters/testing/site/agent";
import { expect, test } from "vitest";
import { openSite } from "../../../testing/site.ts";
import { buildWeb } from "../../../testing/web.ts";
import { toTransientError } from "./transientErrors.ts";

test("a request that finds every connection taken gets Retry-After, by REST and by RPC", async () => {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { prisma, pool, close } = createClient(connectionString, { connections: 2 });
  afterwards(close);
  const { site, close: closeSite } = await openSite(connectionString, { prisma, pool });
  afterwards(closeSite);
  const { agent: member } = await buildMember(site);
  const agent = new Agent(site);

  const holders = [await pool.connect(), await pool.connect()];
  const input = encodeURIComponent(JSON.stringify({ json: { id: "none" } }));
  const responses = await Promise.all([
    agent.get("/api/news/none"),
    agent.get(`/trpc/news.get?input=${input}`),
    member.get("/api/user"), // the session lookup fails
    member.post("/api/news", {}),
  ]);
  for (const holder of holders) holder.release();

  const message = "Many people are using this site right now. Please try again in a few seconds.";
  for (const { statusCode, headers, body } of responses) {
    expect(statusCode).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(body).toContain(message);
  }
  expect((await agent.get("/api/news/none")).statusCode).toBe(404);
});

/** Opens a proxy to the database whose connections can be cut, as in a network failure, and restored. */
async function openWay(connectionString: string) {
  const { hostname, port } = new URL(connectionString);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const way = new URL(connectionString);
  way.port = String((server.address() as AddressInfo).port);
  way.hostname = "127.0.0.1";
  const cut = () => {
    const closed = server.listening ? once(server, "close") : null;
    server.close();
    for (const socket of sockets) socket.destroy();
    return closed;
  };
  afterwards(cut);
  return {
    connectionString: String(way),
    cut,
    async mend() {
      server.listen(Number(way.port), "127.0.0.1");
      await once(server, "listening");
    },
  };
}

test("while the database is down every path responds with Retry-After, and recovers with it", async () => {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const way = await openWay(connectionString);
  const metricsToken = "a-token-of-the-operator-0123456789";
  const { site, close } = await openSite(way.connectionString, { web: buildWeb(), metricsToken });
  afterwards(close);
  const { agent: member, account } = await buildMember(site);
  const agent = new Agent(site);
  const input = encodeURIComponent(JSON.stringify({ json: { id: "none" } }));
  const form = { firstName: "A", lastName: "B", inquiryType: "general", message: "Hello" };
  const requests: [Agent, "GET" | "HEAD" | "POST", string, object?][] = [
    ...["/api/news", "/api/news/none", "/api/events/none", "/feed.xml", "/sitemap.xml"].map(
      (path) => [agent, "GET", path] as [Agent, "GET", string],
    ),
    ...["/sitemap-1.xml", "/events.ics", "/events/none.ics", `/trpc/news.get?input=${input}`].map(
      (path) => [agent, "GET", path] as [Agent, "GET", string],
    ),
    [
      agent,
      "GET",
      `/trpc/news.get,events.get?batch=1&input={"0":{"json":{"id":"x"}},"1":{"json":{"id":"x"}}}`,
    ],
    [agent, "HEAD", "/api/news"],
    [agent, "HEAD", "/feed.xml"],
    [agent, "GET", "/news"],
    [member, "GET", "/api/user"],
    [member, "GET", "/news"],
    [member, "GET", "/events.ics"],
    [member, "POST", "/api/news", buildArticle()],
    [member, "POST", "/trpc/news.create", { json: buildArticle() }],
    [member, "POST", "/api/uploads"],
    [agent, "POST", "/api/login", account],
    [agent, "POST", "/api/contact", { ...form, email: "ana@example.org" }],
  ];
  await way.cut();
  for (const [who, method, url, body] of requests) {
    const payload = body ? { payload: body } : {};
    const { statusCode, headers } = await who.request({ method, url, ...payload });
    expect([method, url, statusCode]).toEqual([method, url, 503]);
    expect([url, headers["retry-after"]]).toEqual([url, expect.stringMatching(/^\d+$/)]);
  }
  const { message } = (await agent.get("/api/news")).json<{ message: string }>();
  expect(message).toBe("This site is not available right now. Please try again in a few seconds.");
  expect((await agent.get("/robots.txt")).statusCode).toBe(200);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const metrics = await site.app.inject({ url: "/metrics", headers });
  expect(metrics.statusCode).toBe(200);
  expect(metrics.body).toContain("\nheadwaters_database_up 0\n");
  expect(metrics.body).toContain('route="/api/news/:id",status="503"');
  expect(metrics.body).not.toContain("headwaters_mails{");
  await way.mend();
  expect((await agent.get("/api/news")).statusCode).toBe(200);
  expect((await member.get("/api/user")).statusCode).toBe(200);
});

test("a connection that PostgreSQL ends during a call is no server error", async () => {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  const { prisma, pool, close } = createClient(connectionString);
  afterwards(close);
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  const sleeping = [
    failure(prisma.$queryRaw`SELECT pg_sleep(30)::text`),
    failure(pool.query("SELECT pg_sleep(30)")),
    failure(prisma.$transaction((transaction) => transaction.$queryRaw`SELECT pg_sleep(30)::text`)),
  ];
  let ended = 0;
  await expect
    .poll(async () => {
      const { rows } = await pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE '%pg_sleep(30)%' AND pid <> pg_backend_pid()`,
      );
      ended += rows.length;
      return ended;
    })
    .toBeGreaterThanOrEqual(3);
  for (const error of await Promise.all(sleeping)) {
    expect(toTransientError(error)).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 10 });
  }
  const fault = await failure(prisma.$queryRaw`SELECT no_such_column`);
  expect(toTransientError(fault)).toBeNull();
});
