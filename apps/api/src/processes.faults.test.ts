import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient, migrate } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterAllTests, afterwards } from "@headwaters/testing/afterwards";
import { buildAccount, buildApplication, buildArticle } from "@headwaters/testing/factories";
import { buildOpenEvent, buildRegistrationRequest } from "@headwaters/testing/people/registrations";
import { createMembers } from "@headwaters/testing/people/signedInMembers";
import { findFreePort } from "@headwaters/testing/site/findFreePort";
import { launchReadySite } from "@headwaters/testing/site/siteProcess";
import { beforeAll, describe, expect, test } from "vitest";

const SESSION_SECRET = "a secret that both processes know";
const json = { "content-type": "application/json" };
/** More than the queue of forms holds (platform/idempotency/submissions.ts). */
const APPLICATIONS = 1_100;
const SEATS = 20;
const CROWD = 80;
/** Number of families while a process is killed. */
const SOME = 60;

const MINUTE = 60_000;

/**
 * Starts two processes of the site on one empty database. Their clocks are five minutes apart, with
 * that of the database between them.
 */
async function startTwo() {
  const database = await createTestDatabase({ empty: true });
  afterwards(database.drop);
  const start = async (clockShift: number) => {
    const clock = new URL(`./testing/clock.fixture.ts?${clockShift}`, import.meta.url);
    const PORT = String(await findFreePort());
    const { child } = await launchReadySite({
      PORT,
      NODE_OPTIONS: `--import=${clock}`,
      DATABASE_URL: database.connectionString,
      SESSION_SECRET,
      LOG_LEVEL: "warn",
      THROTTLE_FACTOR: "100000",
      OUTBOUND_PAUSED: "true", // mails are stored all the same
    });
    return { port: Number(PORT), url: `http://127.0.0.1:${PORT}`, child };
  };
  const [a, b] = await Promise.all([start(-2.5 * MINUTE), start(2.5 * MINUTE)]);
  const { prisma, pool, close } = createClient(database.connectionString);
  afterwards(close);
  const [{ cookie } = { cookie: "" }] = await createMembers(prisma, SESSION_SECRET, 1);
  const publish = async (title: string) => {
    const response = await fetch(`${a.url}/api/news`, {
      method: "POST",
      headers: { ...json, cookie },
      body: JSON.stringify(buildArticle({ title })),
    });
    expect(response.status).toBe(201);
  };
  return { a, b, prisma, pool, publish, cookie, connectionString: database.connectionString };
}

const MIGRATIONS = join(import.meta.dirname, "../../../packages/db/prisma/migrations");
/** A migration of a newer version may add columns to any table while this version runs. */
const EXPAND = `
  DO $$ DECLARE name regclass; BEGIN
    FOR name IN SELECT oid FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'
    LOOP
      EXECUTE format('ALTER TABLE %s ADD COLUMN of_a_newer_version int NOT NULL DEFAULT 0', name);
    END LOOP;
  END $$`;

let site: Awaited<ReturnType<typeof startTwo>>;
beforeAll(async () => {
  site = await startTwo();
  return afterAllTests();
}, 120_000);

/** Uses a new connection for each request, like different clients. */
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

function apply(port: number, email: string) {
  const body = JSON.stringify(buildApplication({ email }));
  const headers = { ...json, "content-length": body.length };
  const options = { port, path: "/api/membership", method: "POST", headers, agent };
  return new Promise<{ email: string; status: number; wait: string; message: string }>(
    (resolve, reject) => {
      const sent = request(options, async (response) => {
        const { message = "" } = JSON.parse(await text(response));
        const { statusCode: status = 0, headers } = response;
        resolve({ email, status, wait: headers["retry-after"] ?? "", message });
      });
      sent.once("error", reject).end(body);
    },
  );
}

test("of many concurrent applications each is stored once or rejected in a sentence, and pages are served", async () => {
  const { a, pool } = site;
  expect((await fetch(`${a.url}/membership`)).status).toBe(200);

  // The locked table blocks all requests, so that the queue becomes full.
  const door = await pool.connect();
  await door.query("BEGIN; LOCK TABLE membership_applications IN EXCLUSIVE MODE");
  const isFull = Promise.withResolvers<void>();
  const flood = Array.from({ length: APPLICATIONS }, (_, n) =>
    apply(a.port, `flood.${n}@example.org`),
  );
  for (const each of flood) {
    void each.then(({ status }) => status === 503 && isFull.resolve(), isFull.reject);
  }
  await isFull.promise.finally(async () => {
    await door.query("COMMIT");
    door.release();
  });
  // Reads pages repeatedly while the applications are answered.
  for (let answered = 0; answered < APPLICATIONS; answered += 50) {
    for (const path of ["/membership", "/api/news", "/api/events?search=river"]) {
      expect((await fetch(a.url + path)).status).toBe(200);
    }
    await Promise.all(flood.slice(0, answered));
  }

  const responses = await Promise.all(flood);
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(rejected.length).toBeGreaterThan(0);
  for (const { status, wait, message } of rejected) {
    expect([status, wait]).toEqual([503, "5"]);
    expect(message).toMatch(/^Many people are .* Please try again in a few seconds\.$/);
  }
  expect(responses.length - rejected.length).toBeGreaterThan(100);
  const { rows } = await pool.query("SELECT email FROM membership_applications");
  const kept = responses.filter(({ status }) => status === 200);
  expect(rows.map(({ email }) => email).sort()).toEqual(kept.map(({ email }) => email).sort());
  const mails = await pool.query("SELECT count(*)::int AS count FROM mails");
  expect(mails.rows).toEqual([{ count: 2 * kept.length }]);
});

const read = async ({ url }: { url: string }, path: string) => (await fetch(url + path)).text();
const PATHS = ["/api/news", "/news", "/feed.xml"];

describe("two processes on one database", () => {
  test("have applied each migration once", async () => {
    const { rows } = await site.pool.query("SELECT * FROM _prisma_migrations");
    expect(rows.filter(({ finished_at }) => finished_at === null)).toEqual([]);
    expect(new Set(rows.map(({ migration_name }) => migration_name)).size).toBe(rows.length);
  });

  test("agree on sessions, reset links and deadlines, although their clocks differ", async () => {
    const { a, b, prisma, pool } = site;
    const post = (url: string, path: string, body: object, cookie = "") =>
      fetch(url + path, {
        method: "POST",
        headers: { ...json, cookie },
        body: JSON.stringify(body),
      });
    for (const [here, there] of [
      [a.url, b.url],
      [b.url, a.url],
    ] as const) {
      const account = buildAccount();
      const { email } = account;
      const registered = await post(here, "/api/register", account);
      const cookie = registered.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
      expect((await fetch(`${there}/api/user`, { headers: { cookie } })).status).toBe(200);
      const { rows } = await pool.query(
        "SELECT sess->>'since' AS clock FROM sessions WHERE sess->>'userId' = $1",
        [(await registered.json()).id],
      );
      expect(Math.abs(Date.parse(rows[0].clock) - Date.now())).toBeGreaterThan(2 * MINUTE);

      await post(here, "/api/forgot-password", { email });
      const where = { kind: "passwordReset", recipient: email };
      const { text: mail } = await prisma.mail.findFirstOrThrow({ where });
      const token = /token=([\w-]+)/.exec(mail)?.[1];
      const password = "a new password";
      expect((await post(there, "/api/reset-password", { token, password })).status).toBe(200);
      const login = await post(here, "/api/login", { email, password });
      expect(login.status).toBe(200);

      const member = login.headers.getSetCookie()[0]?.split(";", 1)[0];
      const register = async (untilDeadline: number) => {
        const registrationDeadline = new Date(Date.now() + untilDeadline);
        const event = buildOpenEvent({ registrationDeadline });
        const { id } = await prisma.event.create({ data: event as never });
        const path = `/api/events/${id}/registrations`;
        return (await post(there, path, buildRegistrationRequest(), member)).status;
      };
      expect([await register(MINUTE), await register(-MINUTE)]).toEqual([201, 409]);
    }
  });

  test("answer every request while a newer version adds a column to each table", async () => {
    const { a, b, cookie, connectionString } = site;
    const folder = await mkdtemp(join(tmpdir(), "headwaters-migrations-"));
    afterwards(() => rm(folder, { recursive: true }));
    await cp(MIGRATIONS, folder, { recursive: true });
    await mkdir(join(folder, "29990101000000_expand"));
    await writeFile(join(folder, "29990101000000_expand/migration.sql"), EXPAND);

    let over = false;
    const responses: [path: string, status: number][] = [];
    const ask = async (url: string, path: string, body?: object) => {
      while (!over) {
        const post = body && { method: "POST", body: JSON.stringify(body) };
        const response = await fetch(url + path, { ...post, headers: { ...json, cookie } });
        await response.text();
        responses.push([path, response.status]);
      }
    };
    const work = [a, b].flatMap(({ url }) => [
      ...["/news", "/api/user", "/api/events", "/account"].map((path) => ask(url, path)),
      ask(url, "/api/news", buildArticle()),
      ask(url, "/api/membership", buildApplication()),
    ]);
    const isAnswered = (count: number) =>
      expect.poll(() => responses.length).toBeGreaterThan(count);
    await isAnswered(20);
    expect(await migrate(connectionString, folder)).toEqual(["29990101000000_expand"]);
    await isAnswered(responses.length + 20);
    over = true;
    await Promise.all(work);
    expect(responses.filter(([, status]) => status >= 400)).toEqual([]);
  });

  const readAll = async () => {
    for (const path of PATHS) await Promise.all([read(site.a, path), read(site.b, path)]);
  };

  test("a write at one is visible there at once, and soon at the other", async () => {
    const { a, b, publish } = site;
    for (let i = 0; i < 8; i += 1) {
      const title = `Report number ${i} from the river`;
      await readAll();
      await publish(title);
      for (const path of PATHS) {
        expect(await read(a, path)).toContain(title);
        await expect.poll(() => read(b, path), { interval: 5 }).toContain(title);
      }
    }
  });

  test("stale responses are not served for long when the listening connection is cut", async () => {
    const { a, b, publish, pool } = site;
    const cut = () =>
      pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'headwaters-changes' AND datname = current_database()`,
      );
    for (let i = 0; i < 3; i += 1) {
      const title = `Report ${i} while nobody listens`;
      await readAll();
      await cut();
      await publish(title);
      for (const path of PATHS) expect(await read(a, path)).toContain(title);
      // The other process may notice the lost connection with a delay; after that it serves nothing
      // stale.
      await expect.poll(() => read(b, "/api/news"), { interval: 20 }).toContain(title);
      for (const path of PATHS) expect(await read(b, path)).toContain(title);
    }
    // After the reconnection, responses are cached again and follow changes.
    const count = async () => {
      const { rows } = await pool.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE application_name = 'headwaters-changes' AND datname = current_database()`,
      );
      return rows[0].n;
    };
    await expect.poll(count).toBe(2);
    await publish("The last report");
    await expect.poll(() => read(b, "/api/news")).toContain("The last report");
  });

  test("a change by any other client is visible too", async () => {
    const { a, b, publish, pool } = site;
    await publish("To be renamed");
    await readAll();
    await pool.query(
      `UPDATE news_articles SET title = 'Renamed by hand' WHERE title = 'To be renamed'`,
    );
    for (const process of [a, b]) {
      for (const path of PATHS) {
        await expect.poll(() => read(process, path)).toContain("Renamed by hand");
      }
    }
  });
});

interface Response {
  id: string;
  status: string;
  ahead: number | null;
}

/** Creates an event and signed-in families. */
async function crowded(size: number) {
  const { a, b, prisma } = site;
  const event = await prisma.event.create({
    data: buildOpenEvent({ maxParticipants: SEATS }),
  });
  const path = `/api/events/${event.id}/registrations`;
  const families = (await createMembers(prisma, SESSION_SECRET, size)).map(({ cookie }) => cookie);
  const send = (address: string, cookie: string, url: string, body: unknown) =>
    fetch(address + url, {
      method: "POST",
      headers: { ...json, cookie },
      body: JSON.stringify(body),
    });
  const seats = async () => {
    const { currentParticipants } = await prisma.event.findUniqueOrThrow({
      where: { id: event.id },
    });
    const status = { in: ["confirmed" as const, "offered" as const] };
    const taken = await prisma.registration.count({ where: { eventId: event.id, status } });
    return { counter: currentParticipants, taken };
  };
  return { sites: [a, b] as const, prisma, eventId: event.id, families, path, send, seats };
}

test(`${CROWD} concurrent families at two processes for ${SEATS} seats: no seat is given twice, and none is lost`, async () => {
  const { sites, prisma, eventId, families, path, send, seats } = await crowded(CROWD);
  const responses = await Promise.all(
    families.map(async (cookie, index) => {
      const response = await send(
        (index % 2 ? sites[1] : sites[0]).url,
        cookie,
        path,
        buildRegistrationRequest(),
      );
      expect(response.status).toBe(201);
      const [mine] = (await response.json()) as [Response];
      return mine;
    }),
  );
  expect(responses.filter(({ status }) => status === "confirmed")).toHaveLength(SEATS);
  expect(responses.filter(({ status }) => status === "waiting")).toHaveLength(CROWD - SEATS);
  expect(await seats()).toEqual({ counter: SEATS, taken: SEATS });
  // Seats come before places on the waitlist in the queue, and earlier answers before later ones.
  const inOrder = await prisma.registration.findMany({
    where: { eventId },
    orderBy: { queuePosition: "asc" },
  });
  expect(inOrder.map(({ status }) => status)).toEqual([
    ...Array(SEATS).fill("confirmed"),
    ...Array(CROWD - SEATS).fill("waiting"),
  ]);
  const positions = new Map(inOrder.map(({ id, queuePosition }) => [id, queuePosition]));
  for (const { id, ahead } of responses) {
    if (ahead === null) continue;
    expect(positions.get(id)).toBe((inOrder[SEATS]?.queuePosition ?? 0) + ahead);
  }
}, 240_000);

test("signing up and cancelling, mixed, while one process is killed: the count is right, and nothing acknowledged is lost", async () => {
  const { sites, prisma, eventId, families, path, send, seats } = await crowded(SOME);
  const acknowledged = new Set<string>();
  let killed = false;
  const work = families.map(async (cookie, index) => {
    const url = (index % 2 ? sites[1] : sites[0]).url;
    try {
      const response = await send(url, cookie, path, {
        ...buildRegistrationRequest(),
        idempotencyKey: `family-${index}-0123456789`,
      });
      expect(response.status).toBe(201);
      const [mine] = (await response.json()) as [Response];
      acknowledged.add(mine.id);
      if (acknowledged.size === SOME / 4) {
        killed = sites[1].child.kill("SIGKILL");
      }
      if (index % 3 === 0) {
        await send(url, cookie, `${path}/cancel`, { registrationIds: [mine.id] });
      }
    } catch (error) {
      // Only the killed process may leave a family without an answer.
      if (index % 2 === 0 || !killed) throw error;
    }
  });
  await Promise.all(work);
  expect(killed).toBe(true);
  // Each family repeats its request at the other process, and has one registration.
  await Promise.all(
    families.map(async (cookie, index) => {
      const again = await send(sites[0].url, cookie, path, {
        ...buildRegistrationRequest(),
        idempotencyKey: `family-${index}-0123456789`,
      });
      expect(again.status).toBe(201);
      const [mine] = (await again.json()) as [Response];
      acknowledged.add(mine.id);
    }),
  );
  expect(acknowledged.size).toBe(SOME);
  expect(await prisma.registration.count({ where: { eventId } })).toBe(SOME);
  const { counter, taken } = await seats();
  expect(counter).toBe(taken);
  expect(counter).toBeLessThanOrEqual(SEATS);
  // With people on the waitlist, free seats are offered soon.
  await expect.poll(seats).toEqual({ counter: SEATS, taken: SEATS });
}, 90_000);
