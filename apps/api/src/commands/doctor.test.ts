import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterwards } from "@headwaters/testing/afterwards";
import { smtpError, startMailServer } from "@headwaters/testing/mail/mailServer";
import { startBucket } from "@headwaters/testing/site/bucket";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { launchReadySite } from "@headwaters/testing/site/siteProcess";
import { describe, expect, test } from "vitest";
import { command, scratchFolder } from "../testing/command.ts";
import type { Result } from "./doctor/check.ts";
import { type DoctorContext, describeError, ok, runChecks } from "./doctor/check.ts";
import { compareClocks } from "./doctor/database.ts";
import { examine as runDoctor } from "./doctor/examine.ts";

const run = command("doctor.ts");

/** Groups the results: by name of the check, the failed ones, and all messages. */
function sortResults(results: Result[]) {
  const found = Object.fromEntries(results.map(({ name, ...rest }) => [name, rest]));
  const red = results.filter(({ status }) => status === "failed").map(({ name }) => name);
  return { said: JSON.stringify(results), found, red };
}

/** Examines in this process, because starting a process for each environment takes longer than the checks. */
const examine = async (env: Record<string, string>, sendTo: string | null = null) =>
  sortResults(await runDoctor(env, sendTo));

/** Runs `pnpm doctor --json`. */
async function reportAsJson(env: Record<string, string>, ...args: string[]) {
  const { code, said } = await run(env, "--json", ...args);
  const report = JSON.parse(said) as { ok: boolean; checks: Result[] };
  expect(report.ok).toBe(code === 0);
  return { code, ...sortResults(report.checks) };
}

/** Builds the environment for a new database without a site, with an address that does not answer. */
async function settings({ empty = false } = {}) {
  const { connectionString, drop } = await createTestDatabase({ empty });
  afterwards(drop);
  const { pool, close } = createClient(connectionString);
  afterwards(close);
  // Those of the template become due while other tests run.
  if (!empty) await pool.query("DELETE FROM pgboss.job");
  const PORT = String(await findFreePort());
  return { pool, env: { DATABASE_URL: connectionString, DATA_DIR: scratchFolder(), PORT } };
}

/** The checks that fail without a running site. */
const WITHOUT_SITE = ["PUBLIC_URL"];

describe("pnpm doctor", () => {
  test("passes a site that runs with the embedded database, and leaves nothing", async () => {
    const env = { PORT: String(await findFreePort()), DATA_DIR: scratchFolder() };
    await launchReadySite({ LOG_LEVEL: "warn", ...env });
    const before = readdirSync(env.DATA_DIR).sort();
    const { code, red, found } = await reportAsJson(env);
    expect(red).toEqual([]);
    expect(code).toBe(0);
    expect(found["embedded cluster"]?.status).toBe("ok");
    expect(readdirSync(env.DATA_DIR).sort()).toEqual(before);
    // Without the site's PORT too, the command finds where it answers.
    const { said } = await run({ DATA_DIR: env.DATA_DIR });
    expect(said).toContain(`http://localhost:${env.PORT} is answered by this site.`);
    expect(said.split("\n")).toHaveLength(16);
    expect(said).toMatch(/\nAll is well\.$/);
  });

  test("starts no embedded database, creates no folder, and prints advice", async () => {
    const DATA_DIR = join(scratchFolder(), "none");
    const { code, said } = await run({ DATA_DIR, PORT: String(await findFreePort()) });
    expect(code).toBe(1);
    expect(said).toMatch(/^FAILED {2}database +No database is running .* need it\.$/m);
    expect(said).toMatch(/^- +migrations +It needs the database\.$/m);
    expect(said).toMatch(/^FAILED {2}PUBLIC_URL .*ECONNREFUSED.* Start the site/m);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  test("a cluster of another version of PostgreSQL is named", async () => {
    const DATA_DIR = scratchFolder();
    mkdirSync(join(DATA_DIR, "postgres/data"), { recursive: true });
    writeFileSync(join(DATA_DIR, "postgres/data/PG_VERSION"), "17\n");
    writeFileSync(join(DATA_DIR, "postgres/password"), "");
    const { said } = await run({ DATA_DIR, PORT: String(await findFreePort()) });
    expect(said).toMatch(
      /^FAILED {2}database .* is of PostgreSQL 17, .* Nothing was changed\. The/m,
    );
  });

  test("an unreachable external database fails, without its password", async () => {
    const { env } = await settings();
    const DATABASE_URL = "postgresql://site:geheim@127.0.0.1:1/none";
    const { found, said } = await examine({ ...env, DATABASE_URL });
    expect(found.database).toMatchObject({
      status: "failed",
      message: expect.stringMatching(/^The database 127\.0\.0\.1:1\/none cannot .*ECONNREFUSED/),
    });
    expect(said).not.toContain("geheim");
  });

  test("an invalid variable is the only failed check", async () => {
    const { code, found } = await reportAsJson({ PORT: "many" });
    expect(code).toBe(1);
    expect(found).toEqual({
      configuration: {
        status: "failed",
        message: "PORT must be a port number.",
        advice: expect.stringContaining("configuration.md"),
      },
    });
  });

  test("a public site without https, without a mail server or with unusual proxies fails", async () => {
    const { env } = await settings();
    const SESSION_SECRET = "a secret of the process, long enough";
    const open = { ...env, SESSION_SECRET, PUBLIC_URL: "http://127.0.0.2.invalid" };
    expect((await examine(open)).red).toContain("configuration");
    expect((await examine({ ...env, SESSION_SECRET, NODE_ENV: "production" })).red).toContain(
      "configuration",
    );
    const proxied = { ...env, SESSION_SECRET, PUBLIC_URL: "https://site.invalid" };
    expect((await examine(proxied)).red).toContain("proxies");
    expect((await examine({ ...env, TRUST_PROXY: "1" })).red).toContain("proxies");
  });

  test("missing and unknown newer migrations fail", async () => {
    const { env, pool } = await settings();
    await pool.query(`INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
      VALUES ('n', 'x', '29990101000000_newer', now())`);
    expect((await examine(env)).found.migrations?.message).toContain("29990101000000_newer");
    const { env: empty } = await settings({ empty: true });
    const { red, found } = await examine(empty);
    expect(red).toEqual(expect.arrayContaining(["migrations", "extensions", "mails", "reviews"]));
    expect(found.migrations?.message).toMatch(/^\d+ migrations are not applied, \d+_init first/);
  });

  test("a missing extension fails, with the command that creates it", async () => {
    const { env, pool } = await settings();
    await pool.query("DROP EXTENSION pg_trgm CASCADE");
    expect((await examine(env)).found.extensions).toEqual({
      status: "failed",
      message: "pg_trgm missing.",
      advice: expect.stringContaining("CREATE EXTENSION pg_trgm;"),
    });
  });

  test("a read-only database, and a user without privileges, fail", async () => {
    const { env, pool } = await settings();
    const name = new URL(env.DATABASE_URL).pathname.slice(1);
    const role = `reader_${name}`;
    await pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'geheim'`);
    afterwards(async () => {
      await pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    });
    const url = new URL(env.DATABASE_URL);
    Object.assign(url, { username: role, password: "geheim" });
    expect((await examine({ ...env, DATABASE_URL: url.href })).found.database).toMatchObject({
      status: "failed",
      message: "The user of DATABASE_URL lacks privileges.",
    });
    await pool.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    expect((await examine(env)).found.database?.message).toContain("takes no changes");
    await pool.query("SET default_transaction_read_only = off");
  });

  test("the mail server's sign-in is checked, and it gets a mail on request", async () => {
    const { env } = await settings();
    const server = await startMailServer();
    expect((await examine({ ...env, SMTP_URL: server.url })).red).toEqual(WITHOUT_SITE);
    expect(server.mails).toEqual([]);
    const sent = await reportAsJson({ ...env, SMTP_URL: server.url }, "--send", "ana@example.org");
    expect(sent.red).toEqual(WITHOUT_SITE);
    expect(sent.said).not.toContain("ana@");
    expect(server.mails).toHaveLength(1);
    expect((await examine(env, "ana@example.org")).red).toContain("mail server");
  });

  test("a mail server that is down, or rejects the password, fails without the password", async () => {
    const { env } = await settings();
    const away = await examine({ ...env, SMTP_URL: "smtp://127.0.0.1:1" });
    expect(away.found["mail server"]?.message).toBe("The mail server could not be reached.");
    const server = await startMailServer({
      onAuth: (_auth, _session, respond) => respond(smtpError(535, "geheim is wrong")),
      allowInsecureAuth: true,
    });
    const SMTP_URL = server.url.replace("//", "//site:geheim@");
    const rejected = await examine({ ...env, SMTP_URL });
    expect(rejected.found["mail server"]?.message).toContain("did not accept");
    expect(rejected.said).not.toContain("geheim");
  });

  test("a bucket is written, read and left empty; one that rejects, and a file as folder, fail", async () => {
    const { env } = await settings();
    const bucket = await startBucket();
    afterwards(() => bucket.stop());
    const stored = { ...env, STORAGE_URL: bucket.url };
    expect((await examine(stored)).red).toEqual(WITHOUT_SITE);
    expect(bucket.objects.size).toBe(0);
    bucket.failWith(403);
    const { red, said } = await examine(stored);
    expect(red).toContain("storage");
    expect(said).not.toMatch(/se%2Fcret|se\/cret/);
    writeFileSync(join(env.DATA_DIR, "uploads"), "");
    expect((await examine(env)).red).toContain("storage");
  });

  test("an address at which another site, or a site with another database, answers fails", async () => {
    const { env, pool } = await settings();
    const other = { PORT: String(await findFreePort()), DATA_DIR: scratchFolder() };
    const { env: otherDatabase } = await settings();
    await launchReadySite({ ...otherDatabase, ...other, LOG_LEVEL: "warn" });
    await pool.query(`INSERT INTO news_articles (id, title, content, category, published, "updatedAt")
      VALUES (gen_random_uuid(), 'Title', 'Content', 'event', true, now())`);
    const PUBLIC_URL = `http://localhost:${other.PORT}`;
    expect((await examine({ ...env, PUBLIC_URL })).found.PUBLIC_URL?.message).toContain(
      "another database",
    );
    const bucket = await startBucket(); // an HTTP server that responds with 403
    afterwards(() => bucket.stop());
    const { host } = new URL(bucket.url);
    const foreign = await examine({ ...env, PUBLIC_URL: `http://${host}` });
    expect(foreign.found.PUBLIC_URL?.message).toContain("not answered by this site (403)");
  });

  test("failed jobs, failed mails and overdue reviews fail; bounced mails do not", async () => {
    const { env, pool } = await settings();
    const mail = (id: string, why: string) =>
      pool.query(
        `INSERT INTO mails (id, kind, recipient, subject, text, html, status, "lastError")
         VALUES ($1, 'test', 'ana@example.org', '', '', '', 'failed', $2)`,
        [id, why],
      );
    await mail("a", "The mail server does not deliver to this address.");
    expect((await examine(env)).found.mails?.status).toBe("ok");
    await mail("b", "The mail server could not be reached.");
    await pool.query(`INSERT INTO items (kind, id, review, "submittedAt")
      VALUES ('news', 'n', 'waiting', now() - interval '8 days')`);
    await pool.query(
      "INSERT INTO pgboss.job (id, name, state) VALUES (gen_random_uuid(), 'mail', 'failed')",
    );
    const { red, said } = await examine(env);
    expect(red).toEqual(expect.arrayContaining(["jobs", "mails", "reviews"]));
    expect(said).not.toContain("ana@");
    await pool.query(
      "UPDATE pgboss.job SET state = 'created', start_after = now() - interval '1 h'",
    );
    expect((await examine(env)).found.jobs?.message).toContain("1 jobs are due");
    await pool.query("DROP SCHEMA pgboss CASCADE");
    expect((await examine(env)).found.jobs?.message).toBe("There are no job queues.");
  });

  test("a pause fails, whether a restore has begun it or a variable forces it", async () => {
    const { env, pool } = await settings();
    expect((await examine(env)).found.outbound?.status).toBe("ok");
    for (const name of ["OUTBOUND_PAUSED", "MAIL_PAUSED"]) {
      expect((await examine({ ...env, [name]: "true" })).found.outbound).toEqual({
        status: "failed",
        message: "No mail and no webhook leaves. Waiting: 0 mails, 0 deliveries.",
        advice: expect.stringMatching(/^Remove OUTBOUND_PAUSED/),
      });
    }
    await pool.query("INSERT INTO outbound_pauses (reason) VALUES ('restored')");
    expect((await examine(env)).found.outbound).toMatchObject({
      status: "failed",
      advice: expect.stringContaining('"npx pnpm outbound" shows what waits'),
    });
  });

  test("rejects unknown options", async () => {
    expect(await run({}, "--all")).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^Usage: doctor/),
    });
  });
});

test("clocks may differ by a few seconds", () => {
  expect(compareClocks(5_000, 0).status).toBe("ok");
  expect(compareClocks(0, 5_100).status).toBe("failed");
});

test("a check that throws or does not end fails, and the others run", async () => {
  const results = await runChecks(
    [
      {
        name: "throws",
        run: () => {
          throw new Error("smtp://ana:geheim@host said\nno to bo@example.org");
        },
      },
      { name: "hangs", run: () => new Promise(() => {}) },
      { name: "works", run: () => ok("Fine.") },
    ],
    {} as DoctorContext,
    10,
  );
  expect(results).toMatchObject([
    { name: "throws", status: "failed", message: "smtp://host said no to [email]" },
    { name: "hangs", status: "failed", message: "No answer within 0.01 s." },
    { name: "works", status: "ok" },
  ]);
  expect(describeError(undefined)).toBe("undefined");
});
