import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@headwaters/db";
import { findEmbeddedPostgres } from "@headwaters/embedded-postgres";
import {
  discardDataDir,
  readPostmasterPid,
  restartEmbeddedPostgres,
} from "@headwaters/embedded-postgres/testing";
import { afterAllTests, afterwards } from "@headwaters/testing/afterwards";
import { buildAccount, buildApplication, buildArticle } from "@headwaters/testing/factories";
import { startMailServer } from "@headwaters/testing/mail/mailServer";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { launchReadySite } from "@headwaters/testing/site/siteProcess";
import { beforeAll, expect, test } from "vitest";

interface Response {
  path: string;
  status: number;
  body: string;
}

/** Internals that no response may contain: SQL, names of PostgreSQL and Prisma, stack traces. */
const INSIDES = /prisma|SELECT |INSERT |postgres|terminat|ECONN|127\.0\.0\.1|\n {4}at |\.ts:\d/i;

/** Starts a site with its own PostgreSQL and a signed-in member. */
async function startSite(env: Record<string, string>) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), `headwaters-test-${process.ppid}-`));
  chmodSync(DATA_DIR, 0o711); // for root, PostgreSQL runs as another user
  afterwards(() => discardDataDir(DATA_DIR));
  const PORT = String(await findFreePort());
  const settings = { DEMO_CONTENT: "false", LOG_LEVEL: "warn", THROTTLE_FACTOR: "1000" };
  const site = await launchReadySite({ PORT, DATA_DIR, ...settings, ...env });

  let cookie = "";
  async function ask(path: string, body?: unknown): Promise<Response & { headers: Headers }> {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
      headers: { cookie, ...(body ? { "content-type": "application/json" } : {}) },
    });
    const { status, headers } = response;
    return { path, status, headers, body: await response.text() };
  }
  const account = buildAccount();
  const registered = await ask("/api/register", account);
  cookie = registered.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  return { ...site, ask, dataDir: DATA_DIR, email: account.email };
}

/** Reads and writes, one after another, until `over`. */
function load(ask: Awaited<ReturnType<typeof startSite>>["ask"], over: AbortSignal) {
  const responses: Response[] = [];
  /** Acknowledged writes. */
  const written: string[] = [];
  const calls: (() => Promise<Response>)[] = [
    () => ask("/api/user"),
    () => ask("/api/news?limit=1"),
    async () => {
      const title = `Report ${randomUUID()}`;
      const response = await ask("/api/news", buildArticle({ title }));
      if (response.status === 201) written.push(title);
      return response;
    },
    async () => {
      const email = `${randomUUID()}@example.org`;
      const response = await ask("/api/newsletter", { email });
      if (response.status < 300) written.push(email);
      return response;
    },
    () => ask("/api/login", { email: "nobody@example.org", password: "a wrong one" }),
  ];
  const one = async (call: () => Promise<Response>) => {
    while (!over.aborted) responses.push(await call());
  };
  return { answers: responses, written, ended: Promise.all([...calls, ...calls].map(one)) };
}

let site: Awaited<ReturnType<typeof startSite>>;
let mailPort: number;
beforeAll(async () => {
  mailPort = await findFreePort();
  site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
  return afterAllTests();
}, 60_000);

/** Kills PostgreSQL; the site restarts it. */
async function killDatabase(dataDir: string): Promise<void> {
  process.kill(await readPostmasterPid(dataDir), "SIGKILL");
}

test.for([
  ["restarted", restartEmbeddedPostgres],
  ["killed", killDatabase],
] as const)(
  "a database that is %s under load fails only the requests of that moment",
  async ([, interrupt]) => {
    const { ask, dataDir, email, child } = site;
    expect((await ask("/api/forgot-password", { email })).status).toBe(200);

    const over = new AbortController();
    const { answers: responses, written, ended } = load(ask, over.signal);
    await expect.poll(() => written.length).toBeGreaterThan(5);
    await interrupt(dataDir);
    const hasFailed = () => responses.some(({ status }) => status >= 500);
    await expect.poll(hasFailed).toBe(true); // otherwise the interruption was not under load
    await expect.poll(async () => (await ask("/readyz")).status).toBe(200);
    over.abort();
    await ended;
    const failures = responses.filter(({ status }) => status >= 400 && status !== 401);
    for (const { status, body, path } of failures) {
      expect([500, 503], path).toContain(status);
      const { error: _rpc, ...failure } = JSON.parse(body);
      expect(failure, path).toEqual({ code: expect.any(String), message: expect.any(String) });
      expect(body).not.toMatch(INSIDES);
    }

    // A member must not appear signed out because the session store is unavailable.
    const asMember = responses.filter(({ path }) => path === "/api/user");
    expect(asMember.filter(({ status }) => status === 401)).toEqual([]);

    // Afterwards everything works in the same process, with the same session.
    const enough = new AbortController();
    const calm = load(ask, enough.signal);
    await expect.poll(() => calm.answers.length).toBeGreaterThan(50);
    enough.abort();
    await calm.ended;
    expect(calm.answers.filter(({ status }) => status >= 400 && status !== 401)).toEqual([]);
    expect((await ask("/api/user")).status).toBe(200);
    expect(child.exitCode).toBeNull();

    const { prisma, pool, close } = createClient((await findEmbeddedPostgres(dataDir)) ?? "");
    afterwards(close);
    const articles = await prisma.newsArticle.findMany();
    const subscribers = await prisma.newsletterSubscriber.findMany();
    const kept = new Set([
      ...articles.map(({ title }) => title),
      ...subscribers.map((subscriber) => subscriber.email),
    ]);
    for (const one of [...written, ...calm.written]) expect(kept).toContain(one);

    // The change feed works again, for changes by others, too.
    const listeners = async () => {
      const { rows } = await pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE application_name = 'headwaters-changes'",
      );
      return rows.length;
    };
    await expect.poll(listeners).toBe(1);
    const { id } = articles[0] ?? { id: "" };
    await ask(`/api/news/${id}`);
    await prisma.newsArticle.update({ where: { id }, data: { title: "Told by another" } });
    await expect.poll(async () => (await ask(`/api/news/${id}`)).body).toContain("Told by another");

    // The pending mail is sent.
    const server = await startMailServer({}, mailPort);
    // The load has left any number of mails, which would be sent before it.
    await pool.query("DELETE FROM mails WHERE kind <> 'passwordReset'");
    // Ends the claim of the aborted attempt, …
    await pool.query(`UPDATE mails SET "claimedUntil" = NULL`);
    await pool.query("UPDATE pgboss.job SET state = 'retry' WHERE state = 'active'");
    const sent = async () => {
      // … and the delay of its retry; an attempt that began before the mail server fails first.
      await pool.query("UPDATE pgboss.job SET start_after = now() WHERE state < 'active'");
      return server.mails.filter(({ kind }) => kind === "passwordReset").length;
    };
    // The worker of the jobs polls every 10 s, more slowly after failures.
    await expect.poll(sent, { timeout: 60_000 }).toBe(1);
  },
);

/** A trigger that fails each write, like PostgreSQL with a full disk. */
const FILL = `
  CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
  END $$;
  DO $$ DECLARE name regclass; BEGIN
    FOR name IN SELECT oid FROM pg_class WHERE relkind IN ('r', 'p')
      AND relnamespace::regnamespace::text IN ('public', 'pgboss')
    LOOP
      EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON %s EXECUTE FUNCTION full_disk()', name);
    END LOOP;
  END $$`;
const LOCK = "ALTER SYSTEM SET default_transaction_read_only = on";
const UNLOCK = "ALTER SYSTEM RESET default_transaction_read_only";
const RELOAD = "SELECT pg_reload_conf()";

const READS =
  "/ /news /events /search?q=report /account /writing /api/user /api/news?limit=1 /feed.xml /readyz";

test.for([
  { state: "read-only", begin: [LOCK, RELOAD], end: [UNLOCK, RELOAD] },
  { state: "full", begin: [FILL], end: ["DROP FUNCTION IF EXISTS full_disk CASCADE"] },
])(
  "while the database is $state, reads work and writes are refused in a sentence; then it recovers",
  async ({ begin, end }) => {
    const { ask, dataDir, email } = site;
    const { pool, close } = createClient((await findEmbeddedPostgres(dataDir)) ?? "");
    afterwards(close);
    const run = async (statements: string[]) => {
      for (const statement of statements) await pool.query(statement);
    };
    const { id } = JSON.parse((await ask("/api/news", buildArticle())).body);
    // The member's next request would renew the session.
    await pool.query("UPDATE sessions SET expire = expire - interval '2 hours'");
    const canWrite = () =>
      pool.query("UPDATE sessions SET expire = expire").then(
        () => true,
        () => false,
      );

    afterwards(() => run(end));
    await run(begin);
    await expect.poll(canWrite).toBe(false);
    for (const path of [...READS.split(" "), `/news/${id}`, `/api/news/${id}`]) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
    const title = `Refused ${randomUUID()}`;
    const account = buildAccount();
    const application = buildApplication({ email: account.email });
    const writes: [string, object][] = [
      ["/api/news", buildArticle({ title })],
      ["/api/register", account],
      ["/api/login", account],
      ["/api/forgot-password", { email }],
      ["/api/newsletter", { email: account.email }],
      ["/api/membership", application],
      ["/api/contact", { ...application, inquiryType: "general", message: "Hello" }],
    ];
    for (const [path, body] of writes) {
      const response = await ask(path, body);
      expect([path, response.status, response.headers.get("retry-after")]).toEqual([
        path,
        503,
        "60",
      ]);
      expect(JSON.parse(response.body).message, path).toBe(
        "Nothing can be saved on this site right now. Please try again in a few minutes.",
      );
      expect(response.body).not.toMatch(INSIDES);
    }

    await run(end);
    await expect.poll(canWrite).toBe(true);
    expect((await ask("/api/news", buildArticle())).status).toBe(201);
    expect((await ask("/api/newsletter", { email: account.email })).status).toBe(200);
    expect((await ask("/api/user")).status).toBe(200);
    const { rows } = await pool.query("SELECT FROM news_articles WHERE title = $1", [title]);
    expect(rows).toEqual([]);
  },
);
