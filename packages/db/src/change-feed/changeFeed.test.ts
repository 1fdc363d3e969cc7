import { execFile, execFileSync } from "node:child_process";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { type ChangeFeed, type ChangeFeedOptions, openChangeFeed } from "./changeFeed.ts";
import { startProxy, type TestProxy, type Withheld } from "./proxy.fixture.ts";

const insert = {
  news: "INSERT INTO news_articles (id, title, content, category) VALUES (gen_random_uuid(), 't', 'c', 'event')",
  events: `INSERT INTO events (id, title, description, "eventType", location, "eventDate")
           VALUES (gen_random_uuid(), 't', 'd', 'workshop', 'l', now())`,
  education: `INSERT INTO education_articles (id, title, content, category, "ageGroup")
              VALUES (gen_random_uuid(), 't', 'c', 'basics', 'all')`,
};

let database: TestDatabase;
let writer: pg.Client;
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  writer = new pg.Client({ connectionString: database.connectionString });
  await writer.connect();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const part of open.splice(0).reverse()) await part.close();
});

afterAll(async () => {
  await writer?.end();
  await database?.drop();
});

/** Listens, and keeps what is told in `told`; `told` begins empty once live. */
async function listen(
  connectionString = database.connectionString,
  options: ChangeFeedOptions = {},
): Promise<{ changes: ChangeFeed; told: (string | null)[] }> {
  const changes = openChangeFeed(connectionString, options);
  open.push(changes);
  const told: (string | null)[] = [];
  await changes.started;
  changes.subscribe((capability) => told.push(capability));
  return { changes, told };
}

async function proxy(withheld?: Withheld): Promise<TestProxy> {
  const started = await startProxy(database.connectionString, withheld);
  open.push(started);
  return started;
}

function becomes(changes: ChangeFeed, live: boolean, timeout = 10_000): Promise<void> {
  return vi.waitFor(() => expect(changes.live).toBe(live), { timeout, interval: 5 });
}

/** Ends when the server has answered a statement; nothing in this process is needed for that. */
const answeredScript = fileURLToPath(new URL("./answered.fixture.ts", import.meta.url));

/** Resolves when a ping has left, and before this process can have seen its answer. */
async function pingLeft(query: { mock: { calls: unknown[] } }): Promise<void> {
  // Microtasks only: meanwhile Node reads nothing from the network.
  for (let turn = 0; turn < 20 && query.mock.calls.length === 0; turn += 1) await undefined;
  expect(query).toHaveBeenCalledTimes(1);
}

/** Ends the server's side of the connection, and waits for that. */
async function terminate(): Promise<void> {
  const { rowCount } = await writer.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name = 'headwaters-changes' AND datname = current_database()`,
  );
  expect(rowCount).toBe(1);
}

describe("a change by another connection", () => {
  test.for([
    ["news", "news_articles"],
    ["events", "events"],
    ["education", "education_articles"],
  ] as const)("of %s is told, whatever kind it is of", async ([capability, table]) => {
    const { changes, told } = await listen();
    for (const statement of [
      insert[capability],
      `UPDATE ${table} SET title = 'u'`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      await writer.query(statement);
      await changes.waitForPending();
      expect(told.splice(0)).toEqual([capability]);
    }
  });

  test("that another table caused is told", async () => {
    await writer.query(`
      INSERT INTO users (id, username, email, password) VALUES ('u', 'u', 'u@example.org', 'hash');
      ${insert.news};
      UPDATE news_articles SET "authorId" = 'u'`);
    const { changes, told } = await listen();
    await writer.query("DELETE FROM users WHERE id = 'u'");
    await changes.waitForPending();
    expect(told).toContain("news");
  });

  test("of a name is told for what its owner has published, and for nothing else", async () => {
    await writer.query(`
      INSERT INTO users (id, username, email, password) VALUES ('a', 'a', 'a@example.org', 'hash');
      ${insert.news}; ${insert.events}; ${insert.education};
      UPDATE news_articles SET "authorId" = 'a', published = true;
      UPDATE events SET "authorId" = 'a';
      UPDATE education_articles SET "authorId" = 'a', published = true`);
    const { changes, told } = await listen();
    for (const [change, news] of [
      [`"firstName" = 'Maya'`, ["news", "education"]],
      [`"firstName" = 'Maya'`, []],
      [`"lastName" = 'Chen'`, []],
      [`"firstName" = NULL`, ["news", "education"]],
    ] as const) {
      await writer.query(`UPDATE users SET ${change} WHERE id = 'a'`);
      await changes.waitForPending();
      expect(told.splice(0)).toEqual(news);
    }
    await writer.query("DELETE FROM users WHERE id = 'a'");
  });

  test("of what staff follow is told by its name alone, and of a session not at all", async () => {
    const { changes, told } = await listen();
    await writer.query(
      "INSERT INTO contact_submissions VALUES ('c', 'f', 'l', 'e@example.org', 'general', 'm')",
    );
    await writer.query("INSERT INTO sessions VALUES ('s', '{}', now())");
    await changes.waitForPending();
    expect(told).toEqual(["contact"]);
  });

  test("is told when it is committed, and not when it is rolled back", async () => {
    const { changes, told } = await listen();
    await writer.query("BEGIN");
    await writer.query(insert.news);
    await changes.waitForPending();
    expect(told).toEqual([]);
    await writer.query("ROLLBACK");
    await changes.waitForPending();
    expect(told).toEqual([]);
    await writer.query(`BEGIN; ${insert.events}; ${insert.news}; COMMIT`);
    await changes.waitForPending();
    expect(told).toEqual(["events", "news"]);
  });
});

test("several changes are told in the order of their commits", async () => {
  const { changes, told } = await listen();
  const order = ["news", "education", "news", "events", "education"] as const;
  for (const capability of order) await writer.query(insert[capability]);
  await changes.waitForPending();
  expect(told).toEqual(order);
});

test("a bare notification says that anything may have changed", async () => {
  const { changes, told } = await listen();
  await writer.query("NOTIFY headwaters_changes");
  await changes.waitForPending();
  expect(told).toEqual([null]);
});

test("who subscribes before the start hears null before it is live", async () => {
  const changes = openChangeFeed(database.connectionString);
  open.push(changes);
  const told = vi.fn((_: string | null) => changes.live);
  changes.subscribe(told);
  await changes.started;
  expect(changes.live).toBe(true);
  expect(told.mock.calls).toEqual([[null]]);
  expect(told.mock.results[0]?.value).toBe(false);
});

test("who unsubscribed hears nothing, the others still do", async () => {
  const { changes, told } = await listen();
  const left = vi.fn();
  changes.subscribe(left)();
  await writer.query(insert.news);
  await changes.waitForPending();
  expect(left).not.toHaveBeenCalled();
  expect(told).toEqual(["news"]);
});

describe("waitForPending", () => {
  test("has told every change that was committed before it, 200 times", async () => {
    const { changes, told } = await listen();
    for (let count = 1; count <= 200; count += 1) {
      await writer.query(insert.news);
      await changes.waitForPending();
      expect(told).toHaveLength(count);
    }
  });

  test("has so for many writers at once, who share round trips", async () => {
    const { changes, told } = await listen();
    let committed = 0;
    const write = async () => {
      const own = new pg.Client({ connectionString: database.connectionString });
      await own.connect();
      for (let count = 0; count < 50; count += 1) {
        await own.query(insert.news);
        committed += 1;
        const expected = committed;
        await changes.waitForPending();
        expect(told.length).toBeGreaterThanOrEqual(expected);
      }
      await own.end();
    };
    await Promise.all(Array.from({ length: 8 }, write));
    expect(told).toHaveLength(400);
  });

  test("makes one round trip for a hundred callers, and another for those after it left", async () => {
    const { changes } = await listen();
    const query = vi.spyOn(pg.Client.prototype, "query");
    const callers = Array.from({ length: 100 }, () => changes.waitForPending());
    await pingLeft(query);
    callers.push(...Array.from({ length: 100 }, () => changes.waitForPending()));
    await Promise.all(callers);
    expect(query).toHaveBeenCalledTimes(2);
  });

  test("resolves at once while there is no connection", async () => {
    const { changes } = await listen("postgresql://nobody@127.0.0.1:1/none");
    await changes.waitForPending();
    expect(changes.live).toBe(false);
  });
});

describe("when the connection is lost", () => {
  test("it is not live, is told why once, and null covers what came in the meantime", async () => {
    const live: boolean[] = [];
    const onTrouble = vi.fn((_: Error) => void live.push(changes.live));
    const { changes, told } = await listen(database.connectionString, { onTrouble });
    await terminate();
    await writer.query(insert.news);
    // How long it is not live, nobody can tell: it may be over before anyone looks.
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled());
    await becomes(changes, true);
    expect(told[0]).toBe(null);
    expect(live).toEqual([false]);
    expect(onTrouble.mock.calls[0]?.[0].message).toMatch(/terminat/);

    told.length = 0;
    await writer.query(insert.events);
    await changes.waitForPending();
    expect(told).toEqual(["events"]);
    await terminate();
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledTimes(2));
  });

  test("who waits for waitForPending is let go", async () => {
    const onTrouble = vi.fn();
    const { changes } = await listen(database.connectionString, { onTrouble });
    await Promise.all([changes.waitForPending(), terminate(), changes.waitForPending()]);
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled());
    await changes.waitForPending();
  });

  test("it is tried again until it works, and told only once that it did not", async () => {
    const broken = await proxy();
    const onTrouble = vi.fn();
    const { changes, told } = await listen(broken.connectionString, { onTrouble });
    const before = broken.connections;
    broken.refuse();
    await vi.waitFor(() => expect(broken.connections).toBeGreaterThanOrEqual(before + 3), 5_000);
    expect(changes.live).toBe(false);
    expect(told).toEqual([]);
    broken.pass();
    await becomes(changes, true);
    expect(told).toEqual([null]);
    expect(onTrouble).toHaveBeenCalledTimes(1);
  });
});

describe("when the network is silent", () => {
  test("it is not live after 2.5 s, and is again, after null, when the network is back", async () => {
    const frozen = await proxy();
    const onTrouble = vi.fn();
    const { changes, told } = await listen(frozen.connectionString, { onTrouble });
    await changes.waitForPending();
    frozen.freeze();
    const pending = changes.waitForPending();
    await writer.query(insert.news); // lies in the old connection, which nobody reads any more
    await becomes(changes, false, 2_500);
    await pending;
    expect(changes.live).toBe(false);
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled(), { timeout: 3_000 });
    frozen.pass();
    await becomes(changes, true);
    expect(told).toEqual([null]);
    expect(onTrouble).toHaveBeenCalledTimes(1);
  });

  test("for a moment only, nothing is lost and nobody is told", async () => {
    const frozen = await proxy();
    const { changes, told } = await listen(frozen.connectionString);
    frozen.freeze();
    await writer.query(insert.news);
    const pending = changes.waitForPending();
    frozen.pass();
    await pending;
    expect(changes.live).toBe(true);
    expect(told).toEqual(["news"]);
  });

  test("because this process was too busy to look, it goes on with the same connection", async () => {
    const onTrouble = vi.fn();
    const { changes, told } = await listen(database.connectionString, { onTrouble });
    const query = vi.spyOn(pg.Client.prototype, "query");
    // The limit of the ping ends when this process looks at its timers again.
    const soon = globalThis.setTimeout;
    const timer = vi.spyOn(globalThis, "setTimeout");
    timer.mockImplementation(((work: () => void) => soon(work, 0)) as typeof setTimeout);
    const pending = changes.waitForPending();
    await pingLeft(query);
    expect(timer).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 2_000);
    timer.mockRestore();
    // It does nothing until the answer is there, unread.
    const [statement] = query.mock.calls[0] as unknown as [string];
    execFileSync(process.execPath, [answeredScript, database.connectionString, statement]);
    const clock = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => clock() + 2_300);
    expect(changes.live).toBe(false);
    await pending;
    await becomes(changes, true);
    expect(told).toEqual([]);
    expect(onTrouble).not.toHaveBeenCalled();
  });
});

test.for(["notifications", "notifications unasked for"] as const)(
  "behind something that swallows %s it never becomes live",
  async (withheld) => {
    const pooler = await proxy(withheld);
    const onTrouble = vi.fn();
    const changes = openChangeFeed(pooler.connectionString, { onTrouble });
    open.push(changes);
    const told = vi.fn(); // hears null before it is live
    changes.subscribe(told);
    // Each attempt makes two.
    await vi.waitFor(() => expect(pooler.connections).toBeGreaterThan(4), 10_000);
    expect(changes.live).toBe(false);
    expect(told).not.toHaveBeenCalled();
    expect(onTrouble).toHaveBeenCalledTimes(1);
    expect(onTrouble.mock.calls[0]?.[0].message).toMatch(/^LISTEN has no effect .* within 2 s\.$/);
  },
);

describe("closing", () => {
  const script = fileURLToPath(new URL("./closing.fixture.ts", import.meta.url));
  const runAndEnd = async (connectionString: string) => {
    const process = promisify(execFile)(globalThis.process.execPath, [script, connectionString]);
    return (await process).stdout.trim();
  };

  test("leaves nothing open: the process ends", async () => {
    expect(await runAndEnd(database.connectionString)).toBe("live");
  });

  test("does so between two attempts", async () => {
    expect(await runAndEnd("postgresql://nobody@127.0.0.1:1/none")).toBe("not live");
  });

  test.for(["opening", "live"] as const)("is prompt in a silent network, when %s", async (when) => {
    const frozen = await proxy();
    if (when === "opening") frozen.freeze();
    // Time stands still: what waits for a limit never ends.
    vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
    const changes = openChangeFeed(frozen.connectionString);
    open.push(changes);
    if (when === "opening") while (frozen.connections === 0) await nextTurn();
    else await changes.started;
    frozen.freeze();
    const pending = changes.waitForPending();
    await changes.close();
    await Promise.all([pending, changes.started]);
    expect(changes.live).toBe(false);
  });

  test("ends the telling, and may be repeated", async () => {
    const { changes, told } = await listen();
    await changes.close();
    await changes.close();
    await writer.query(insert.news);
    await changes.waitForPending();
    expect(changes.live).toBe(false);
    expect(told).toEqual([]);
  });
});
