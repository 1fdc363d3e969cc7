import { createClient } from "@headwaters/db";
import { createTestDatabase } from "@headwaters/db/testing";
import { afterAllTests, afterwards } from "@headwaters/testing/afterwards";
import { buildArticle } from "@headwaters/testing/factories";
import { freePort } from "@headwaters/testing/freePort";
import { running } from "@headwaters/testing/process";
import { createMembers } from "@headwaters/testing/signedIn";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";

const SESSION_SECRET = "a secret that both processes know";
const json = { "content-type": "application/json" };

/** Two processes of the site on one database; A has a member signed in. */
async function startTwo() {
  const database = await createTestDatabase();
  afterwards(database.drop);
  const start = async () => {
    const PORT = String(await freePort());
    await running({
      PORT,
      DATABASE_URL: database.connectionString,
      SESSION_SECRET,
      LOG_LEVEL: "warn",
    });
    return `http://127.0.0.1:${PORT}`;
  };
  const [a, b] = await Promise.all([start(), start()]);
  const { prisma, close } = createClient(database.connectionString);
  const [{ cookie } = { cookie: "" }] = await createMembers(prisma, SESSION_SECRET, 1);
  await close();
  const publish = async (title: string) => {
    const response = await fetch(`${a}/api/news`, {
      method: "POST",
      headers: { ...json, cookie },
      body: JSON.stringify(buildArticle({ title })),
    });
    expect(response.status).toBe(201);
  };
  const connection = new pg.Client({ connectionString: database.connectionString });
  await connection.connect();
  afterwards(() => connection.end());
  return { a, b, publish, database: connection };
}

const read = async (address: string, path: string) => (await fetch(address + path)).text();
const PATHS = ["/api/news", "/news", "/feed.xml"];

describe("two processes on one database", () => {
  let site: Awaited<ReturnType<typeof startTwo>>;
  beforeAll(async () => {
    site = await startTwo();
    return afterAllTests();
  }, 60_000);

  test("a write at one is seen at once there, and soon at the other", async () => {
    const { a, b, publish } = site;
    for (let i = 0; i < 20; i += 1) {
      const title = `Report number ${i} from the river`;
      for (const path of PATHS) await Promise.all([read(a, path), read(b, path)]);
      await publish(title);
      for (const path of PATHS) {
        expect(await read(a, path)).toContain(title);
        await expect.poll(() => read(b, path), { interval: 5 }).toContain(title);
      }
    }
  });

  test("what is old is not served for long when the listening connection is cut", async () => {
    const { a, b, publish, database } = site;
    const cut = () =>
      database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE application_name = 'headwaters-changes' AND datname = current_database()`,
      );
    for (let i = 0; i < 5; i += 1) {
      const title = `Report ${i} while nobody listens`;
      for (const path of PATHS) await Promise.all([read(a, path), read(b, path)]);
      await cut();
      await publish(title);
      for (const path of PATHS) {
        expect(await read(a, path)).toContain(title);
        // The other may need a moment to notice that it hears nothing; two seconds, at the most.
        await expect.poll(() => read(b, path), { timeout: 2_000, interval: 20 }).toContain(title);
      }
    }
    // And once connected again, answers are kept again, and follow changes.
    const count = async () => {
      const { rows } = await database.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity
         WHERE application_name = 'headwaters-changes' AND datname = current_database()`,
      );
      return rows[0].n;
    };
    await expect.poll(count, { timeout: 10_000 }).toBe(2);
    await publish("The last report");
    await expect.poll(() => read(b, "/api/news")).toContain("The last report");
  });

  test("a change by anyone else is seen too", async () => {
    const { a, b, publish, database } = site;
    await publish("To be renamed");
    for (const path of PATHS) await Promise.all([read(a, path), read(b, path)]);
    await database.query(
      `UPDATE news_articles SET title = 'Renamed by hand' WHERE title = 'To be renamed'`,
    );
    for (const address of [a, b]) {
      for (const path of PATHS) {
        await expect.poll(() => read(address, path)).toContain("Renamed by hand");
      }
    }
  });
});
