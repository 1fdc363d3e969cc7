import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildAccount } from "@headwaters/testing/factories";
import { buildMember } from "@headwaters/testing/people/accounts";
import { mia, useRegistrations } from "@headwaters/testing/people/registrations";
import { Agent } from "@headwaters/testing/site/agent";
import { sendRequest } from "@headwaters/testing/site/sendRequest";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../../testing/site.ts";
import { buildWeb } from "../../testing/web.ts";

const METRICS_TOKEN = "a-token-of-the-operator-0123456789";
const DASHBOARD = join(import.meta.dirname, "../../../../docs/grafana-dashboard.json");

const site = useSite({ metricsToken: METRICS_TOKEN, web: buildWeb(), rateLimitFactor: 1 });
const { publishEvent, register } = useRegistrations(site);
const authorization = `Bearer ${METRICS_TOKEN}`;
let url = "";

beforeAll(async () => {
  url = await site.app.listen({ host: "127.0.0.1", port: 0 });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(url, path, { headers });
const scrape = async () => String((await get("/metrics", { authorization })).body);

/** Reads the value of a series from a scrape; undefined if it is missing. */
async function read(series: string): Promise<number | undefined> {
  const line = (await scrape()).split("\n").find((line) => line.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}
const readRequests = (method: string, route: string, status: number) =>
  read(`headwaters_http_requests_total{method="${method}",route="${route}",status="${status}"}`);

describe("reading metrics", () => {
  test("needs the token", async () => {
    for (const given of [
      "",
      "Bearer",
      `Basic ${METRICS_TOKEN}`,
      METRICS_TOKEN,
      `${authorization}x`,
    ]) {
      const { status, headers, body } = await get("/metrics", { authorization: given });
      expect([given, status, headers["www-authenticate"]]).toEqual([given, 401, "Bearer"]);
      expect(String(body)).not.toContain("headwaters_");
    }
    const { status, headers } = await get("/metrics", { authorization });
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  test("does not accept it in the address or a cookie", async () => {
    const { status } = await get(`/metrics?token=${METRICS_TOKEN}`, { cookie: METRICS_TOKEN });
    expect(status).toBe(401);
  });

  test("accepts GET alone", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const response = await sendRequest(url, "/metrics", {
        method,
        headers: { authorization },
      });
      expect([method, response.status, response.headers.allow]).toEqual([method, 405, "GET, HEAD"]);
    }
  });
});

describe("requests", () => {
  test("are counted by route and status, including cached ones, and timed", async () => {
    await get("/news");
    const { headers } = await get("/news");
    await get("/news", { "if-none-match": String(headers.etag) });
    expect(await readRequests("GET", "/news", 200)).toBe(2);
    expect(await readRequests("GET", "/news", 304)).toBe(1);
    await get("/news");
    expect(await readRequests("GET", "/news", 200)).toBe(3);
    const timed = `headwaters_http_request_duration_seconds_count{method="GET",route="/news",status="200"}`;
    expect(await read(timed)).toBeLessThan(3); // the response cache answers the others, before Fastify
  });

  test("name the pattern of a page, a REST call and each procedure of a batch", async () => {
    await get("/news/some-id");
    await get("/api/events/some-id");
    await get("/trpc/news.get,events.get?batch=1");
    await get("/web.ts"); // the file is in the folder of buildWeb
    expect(await readRequests("GET", "/news/:id", 404)).toBe(1);
    expect(await readRequests("GET", "/api/events/:id", 404)).toBe(1);
    expect(await readRequests("GET", "/trpc/news.get", 400)).toBe(1);
    expect(await readRequests("GET", "/trpc/events.get", 400)).toBe(1);
    expect(await readRequests("GET", "files", 200)).toBe(1);
  });

  test("of invented addresses never become labels", async () => {
    const paths = ["/made-up", "/api/made-up", "/trpc/made-up", `/trpc/${"made-up,".repeat(200)}`];
    for (const path of [...paths, "/made-up%", "/news/made-up"]) await get(path);
    await sendRequest(url, "/made-up", { method: "PROPFIND" });
    const text = await scrape();
    expect(text).not.toContain("made-up");
    expect(text).toContain('route="/trpc/:path",status="404"');
    expect(text).toContain('route="none",status="404"');
  });
});

test("the cache reports its hits and renderings", async () => {
  const { agent } = await buildMember(site);
  const readHits = () => read("headwaters_cache_hits_total");
  const before = Number(await readHits());
  // The first response is not cached if the change feed is late on a busy machine.
  await expect
    .poll(async () => {
      await get("/");
      return readHits();
    })
    .toBeGreaterThan(before);
  const [hits, renderings] = [await readHits(), await read("headwaters_cache_renderings_total")];
  expect(renderings).toBeGreaterThan(0);
  await get("/", { cookie: agent.cookie }); // rendered for this account alone
  expect(await readHits()).toBe(hits);
  expect(await read("headwaters_cache_renderings_total")).toBe(renderings);
  expect(await read("headwaters_cache_responses")).toBeGreaterThan(0);
  expect(await read("headwaters_cache_bytes")).toBeGreaterThan(0);
});

test("failed sign-ins and rate-limited calls are counted", async () => {
  const account = buildAccount();
  for (let count = 0; count < 12; count += 1) await new Agent(site).post("/api/login", account);
  expect(await read('headwaters_sign_in_failures_total{reason="credentials"}')).toBe(10);
  expect(await read('headwaters_sign_in_failures_total{reason="suspended"}')).toBe(0);
  expect(await read('headwaters_rate_limited_calls_total{limit="login"}')).toBe(2);
});

test("registrations, mails and jobs are counted by their states", async () => {
  const { path } = await publishEvent({ maxParticipants: 1 });
  const family = await buildMember(site);
  const { status } = await register(family, path, {
    participants: [mia, { ...mia, firstName: "Ben" }],
  });
  expect(status).toBe(201);
  expect(await read('headwaters_registrations{status="confirmed"}')).toBe(1);
  expect(await read('headwaters_registrations{status="waiting"}')).toBe(1);
  const mails = await site.prisma.mail.count();
  const states = ["pending", "sent", "failed"].map((state) =>
    read(`headwaters_mails{status="${state}"}`),
  );
  const counts = await Promise.all(states);
  expect(mails).toBeGreaterThan(0);
  expect(counts.reduce((sum = 0, count = 0) => sum + count, 0)).toBe(mails);
  expect(await read('headwaters_jobs{queue="mail",state="failed"}')).toBe(0);
});

test("event loop, pool and database are watched", async () => {
  const text = await scrape();
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
  expect(text).toMatch(/^headwaters_pool_connections\{state="used"\} \d+$/m);
  expect(text).toMatch(/^headwaters_pool_connections_max 10$/m);
  expect(text).toMatch(/^headwaters_pool_waiting 0$/m);
  expect(text).toMatch(/^headwaters_database_up 1$/m);
});

test("every metric of the dashboard exists", async () => {
  const dashboard = readFileSync(DASHBOARD, "utf8");
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const asked = new Set(queries.flatMap((query) => query.match(/\b[a-z]\w+(?=\{)/g) ?? []));
  expect(asked.size).toBeGreaterThan(15);
  const types = (await scrape()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
  const known = [...types].flatMap(([, name, type]) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
  const own = known.filter(
    (name) => name?.startsWith("headwaters_") && !/_(sum|count)$/.test(name),
  );
  expect(own.filter((name) => !asked.has(String(name)))).toEqual([]);
});
