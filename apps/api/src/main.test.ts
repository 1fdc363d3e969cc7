import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { createClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { buildAccount } from "@headwaters/testing/factories";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import {
  launchReadySite,
  launchSite,
  type SiteProcess,
} from "@headwaters/testing/site/siteProcess";
import { describe, expect, test } from "vitest";
import { version } from "./platform/version.ts";
import { scratchFolder } from "./testing/command.ts";

/** Builds the settings of a site with its own, existing database. */
async function settings() {
  const { connectionString, drop } = await createTestDatabase();
  afterwards(drop);
  return {
    DATABASE_URL: connectionString,
    DATA_DIR: scratchFolder(),
    SESSION_SECRET: "a secret of the process, long enough",
  };
}

const DEMO_AUTHOR = "marisol.vega@headwaters.example";

const json = { "content-type": "application/json" };

/** Requests a reset link, and returns the log line of its mail, which goes to a file. */
async function logOfResetMail(site: SiteProcess, connectionString: string): Promise<string> {
  const email = "ana@example.org";
  const { prisma, close } = createClient(connectionString);
  await prisma.user.create({ data: { email, username: email, password: "nobody knows it" } });
  await close();
  await fetch(`${await site.url}/api/forgot-password`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email }),
  });
  const line = () => site.output.split("\n").find((line) => line.includes("passwordReset")) ?? "";
  await expect.poll(line).toContain(".eml");
  expect(line()).not.toContain(email);
  return line();
}

/** Counts the connections in the pool of a site; idle ones stay open for 10 s. */
async function countConnections(connectionString: string): Promise<number> {
  const { pool, close } = createClient(connectionString);
  const { rows } = await pool.query(`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()
      AND application_name = 'headwaters' AND pid <> pg_backend_pid()`);
  await close();
  return rows[0].count;
}

describe("the process", () => {
  test("logs its address, how to sign in and where mails go; keeps all data over a restart", async () => {
    const PORT = String(await findFreePort());
    const env = { PORT, DATA_DIR: scratchFolder(), LOG_LEVEL: "warn" };
    const first = await launchReadySite(env);
    expect(first.output).toContain(`is at http://localhost:${PORT}`);
    expect(first.output).toContain(join(env.DATA_DIR, "mail"));
    const passwordFile = join(env.DATA_DIR, "demo-author-password");
    const password = readFileSync(passwordFile, "utf8");
    expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
    // A local site prints the password once.
    expect(first.output).toContain(`${DEMO_AUTHOR} with the password ${password} (kept in`);
    const email = DEMO_AUTHOR;
    const login = await fetch(`http://127.0.0.1:${PORT}/api/login`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email, password }),
    });
    expect(login.status).toBe(200);
    const news = await (await fetch(`http://127.0.0.1:${PORT}/api/news`)).text();
    expect(JSON.parse(news).length).toBeGreaterThanOrEqual(4);

    first.child.kill("SIGINT");
    expect(await first.ended).toBe(0);
    const second = await launchReadySite(env);
    expect(second.output).toContain(`${DEMO_AUTHOR} with the password in ${passwordFile}`);
    expect(second.output).not.toContain(password);
    // Without a terminal each line is JSON.
    for (const { output } of [first, second]) {
      expect(output.split("\n", 1)[0]).toContain(`"msg":"Headwaters Youth Anglers ${version}"`);
      for (const text of output.trim().split("\n"))
        expect(JSON.parse(text)).toHaveProperty("level");
    }
    expect(await (await fetch(`http://127.0.0.1:${PORT}/api/news`)).text()).toBe(news);
    const cookie = login.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    const user = await fetch(`http://127.0.0.1:${PORT}/api/user`, { headers: { cookie } });
    expect(user.status).toBe(200); // the session secret persisted, too
    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    expect(statSync(join(env.DATA_DIR, "session-secret")).mode & 0o777).toBe(0o600);
  }, 60_000);

  test("shows the link in the log line of a mail in a file, and answers the requests in flight during the shutdown", async () => {
    const PORT = String(await findFreePort());
    const env = await settings();
    const site = await launchReadySite({ PORT, ...env });
    expect(await logOfResetMail(site, env.DATABASE_URL)).toContain("?token=");
    // Hashing keeps each of these busy for a while; the first response shows that all have arrived.
    const responses = Array.from({ length: 12 }, () =>
      fetch(`http://127.0.0.1:${PORT}/api/register`, {
        method: "POST",
        headers: json,
        body: JSON.stringify(buildAccount()),
      }).then(({ status }) => status),
    );
    await Promise.race(responses);
    const unused = connect(Number(PORT), "127.0.0.1"); // browsers open connections in advance
    await once(unused, "connect");
    site.child.kill("SIGTERM");
    expect(new Set(await Promise.all(responses))).toEqual(new Set([201]));
    // The shutdown does not wait for keep-alive connections or the unused one, which would last longer
    // than this test may take.
    expect(await site.ended).toBe(0);
  }, 60_000);

  test("hides the link in the log line of a mail in a file in production, and opens the configured number of connections", async () => {
    const PORT = String(await findFreePort());
    const env = await settings();
    const NODE_ENV = "production";
    const MAIL_TO_FILES = "true";
    const DATABASE_POOL_SIZE = "5";
    const site = await launchReadySite({
      PORT,
      NODE_ENV,
      ...env,
      MAIL_TO_FILES,
      DATABASE_POOL_SIZE,
    });
    expect(await logOfResetMail(site, env.DATABASE_URL)).not.toContain("?token=");

    // More concurrent queries than the pool has connections.
    const ready = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${PORT}/readyz`));
    for (const { status } of await Promise.all(ready)) expect(status).toBe(200);
    expect(await countConnections(env.DATABASE_URL)).toBe(Number(DATABASE_POOL_SIZE));
  }, 60_000);
});

describe("a start that cannot succeed explains that in one sentence and exits with 1", () => {
  async function rejection(env: Record<string, string>): Promise<string> {
    const site = launchSite({ DATA_DIR: scratchFolder(), ...env });
    expect(await site.ended).toBe(1);
    return site.output.trim();
  }

  test("a port in use", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    afterwards(() => server.close());
    const { port } = server.address() as { port: number };
    expect(await rejection({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is already in use; stop what uses it, or set PORT.`,
    );
  });

  test("a data folder that is a file", async () => {
    const DATA_DIR = join(import.meta.dirname, "main.ts", "data");
    expect(await rejection({ DATA_DIR, PORT: String(await findFreePort()) })).toBe(
      `The data folder ${DATA_DIR} cannot be written to; set DATA_DIR to one that can.`,
    );
  });

  test("a database that does not answer", async () => {
    const port = await findFreePort();
    const output = await rejection({
      PORT: String(await findFreePort()),
      DATABASE_URL: `postgres://user:secret-word@127.0.0.1:${port}/headwaters`,
    });
    expect(output).toMatch(/^The database at 127\.0\.0\.1:\d+ cannot be used: [^\n]+\.$/);
    expect(output).not.toContain("secret-word");
  });

  test("a production without a mail server", async () => {
    expect(await rejection({ NODE_ENV: "production", PORT: String(await findFreePort()) })).toBe(
      "SMTP_URL must be set when the site is public, or MAIL_TO_FILES=true where it is meant that no mail is sent.",
    );
  });

  test("an invalid variable", async () => {
    expect(await rejection({ PORT: "http" })).toBe("PORT must be a port number.");
  });

  test("a host of another machine", async () => {
    expect(await rejection({ HOST: "192.0.2.1", PORT: String(await findFreePort()) })).toBe(
      "HOST 192.0.2.1 is not an address of this machine.",
    );
  });
});
