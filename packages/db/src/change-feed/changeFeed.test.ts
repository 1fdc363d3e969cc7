import { execFile, execFileSync } from "node:child_process";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { type ChangeFeed, type ChangeFeedOptions, openChangeFeed } from "./changeFeed.ts";
import { type HeldBack, startProxy, type TestProxy } from "./proxy.fixture.ts";

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

/** Opens a change feed and collects its topics from the moment at which it is live. */
async function listen(
  connectionString = database.connectionString,
  options: ChangeFeedOptions = {},
): Promise<{ changes: ChangeFeed; topics: (string | null)[] }> {
  const changes = openChangeFeed(connectionString, options);
  open.push(changes);
  const topics: (string | null)[] = [];
  await changes.started;
  changes.subscribe((topic) => topics.push(topic));
  return { changes, topics };
}

async function startTestProxy(withheld?: HeldBack): Promise<TestProxy> {
  const started = await startProxy(database.connectionString, withheld);
  open.push(started);
  return started;
}

function waitForLive(changes: ChangeFeed, live: boolean, timeout = 10_000): Promise<void> {
  return vi.waitFor(() => expect(changes.live).toBe(live), { timeout, interval: 5 });
}

/** A process that ends when the server has answered a statement. */
const answeredScript = fileURLToPath(new URL("./answered.fixture.ts", import.meta.url));

/** Resolves when a ping has been sent and this process cannot have read its response yet. */
async function waitForPing(query: { mock: { calls: unknown[] } }): Promise<void> {
  // During microtasks Node does not read from the network.
  for (let turn = 0; turn < 20 && query.mock.calls.length === 0; turn += 1) await undefined;
  expect(query).toHaveBeenCalledTimes(1);
}

/** Ends the connection at the server, and waits until it has ended. */
async function terminate(): Promise<void> {
  const { rowCount } = await writer.query(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
     WHERE application_name = 'headwaters-changes' AND datname = current_database()`,
  );
  expect(rowCount).toBe(1);
}

describe("a change by another connection", () => {
  test.for([
    ["news", "news_articles", ["news"]],
    ["events", "events", ["calendar", "events"]],
    ["education", "education_articles", ["education"]],
  ] as const)("of %s is reported for each kind of statement", async ([topic, table, reported]) => {
    const { changes, topics } = await listen();
    for (const statement of [
      insert[topic],
      `UPDATE ${table} SET title = 'u'`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]) {
      await writer.query(statement);
      await changes.waitForPending();
      expect(topics.splice(0)).toEqual(reported);
    }
  });

  test("caused by another table is reported", async () => {
    await writer.query(`
      INSERT INTO users (id, username, email, password) VALUES ('u', 'u', 'u@example.org', 'hash');
      ${insert.news};
      UPDATE news_articles SET "authorId" = 'u'`);
    const { changes, topics } = await listen();
    await writer.query("DELETE FROM users WHERE id = 'u'");
    await changes.waitForPending();
    expect(topics).toContain("news");
    expect(topics).toContain("staff");
  });

  test("of the seats of an event is not reported as one of the calendar", async () => {
    await writer.query(insert.events);
    const { changes, topics } = await listen();
    await writer.query('UPDATE events SET "currentParticipants" = "currentParticipants" + 1');
    await changes.waitForPending();
    expect(topics).toEqual(["events"]);
  });

  test("is not reported by a statement that changes no row", async () => {
    const { changes, topics } = await listen();
    await writer.query("UPDATE news_articles SET title = 'u' WHERE id = 'no such article'");
    await changes.waitForPending();
    expect(topics).toEqual([]);
  });

  test("of a name is reported for the published content of its owner only", async () => {
    await writer.query(`
      INSERT INTO users (id, username, email, password) VALUES ('a', 'a', 'a@example.org', 'hash');
      ${insert.news}; ${insert.events}; ${insert.education};
      UPDATE news_articles SET "authorId" = 'a', published = true;
      UPDATE events SET "authorId" = 'a';
      UPDATE education_articles SET "authorId" = 'a', published = true`);
    const { changes, topics } = await listen();
    for (const [change, news] of [
      [`"firstName" = 'Maya'`, ["news", "education"]],
      [`"firstName" = 'Maya'`, []],
      [`"lastName" = 'Chen'`, []],
      [`"firstName" = NULL`, ["news", "education"]],
    ] as const) {
      await writer.query(`UPDATE users SET ${change} WHERE id = 'a'`);
      await changes.waitForPending();
      expect(topics.splice(0)).toEqual(news);
    }
    await writer.query("DELETE FROM users WHERE id = 'a'");
  });

  test("of a staff topic is reported, and of a session is not", async () => {
    const { changes, topics } = await listen();
    await writer.query(
      "INSERT INTO contact_submissions VALUES ('c', 'f', 'l', 'e@example.org', 'general', 'm')",
    );
    await writer.query("INSERT INTO sessions VALUES ('s', '{}', now())");
    await changes.waitForPending();
    expect(topics).toEqual(["contact"]);
  });

  test("is reported when it is committed, and not when it is rolled back", async () => {
    const { changes, topics } = await listen();
    await writer.query("BEGIN");
    await writer.query(insert.news);
    await changes.waitForPending();
    expect(topics).toEqual([]);
    await writer.query("ROLLBACK");
    await changes.waitForPending();
    expect(topics).toEqual([]);
    await writer.query(`BEGIN; ${insert.events}; ${insert.news}; COMMIT`);
    await changes.waitForPending();
    expect(topics).toEqual(["calendar", "events", "news"]);
  });
});

test("changes are reported in the order of their commits", async () => {
  const { changes, topics } = await listen();
  const order = ["news", "education", "news", "education"] as const;
  for (const topic of order) await writer.query(insert[topic]);
  await changes.waitForPending();
  expect(topics).toEqual(order);
});

test("a notification without a topic reports null", async () => {
  const { changes, topics } = await listen();
  await writer.query("NOTIFY headwaters_changes");
  await changes.waitForPending();
  expect(topics).toEqual([null]);
});

test("a listener that subscribes before the start gets null before the feed is live", async () => {
  const changes = openChangeFeed(database.connectionString);
  open.push(changes);
  const topics = vi.fn((_: string | null) => changes.live);
  changes.subscribe(topics);
  await changes.started;
  expect(changes.live).toBe(true);
  expect(topics.mock.calls).toEqual([[null]]);
  expect(topics.mock.results[0]?.value).toBe(false);
});

test("a listener that has unsubscribed gets nothing, and the others still do", async () => {
  const { changes, topics } = await listen();
  const unsubscribed = vi.fn();
  changes.subscribe(unsubscribed)();
  await writer.query(insert.news);
  await changes.waitForPending();
  expect(unsubscribed).not.toHaveBeenCalled();
  expect(topics).toEqual(["news"]);
});

describe("waitForPending", () => {
  test("reports every change that was committed before the call, in many repetitions", async () => {
    const { changes, topics } = await listen();
    for (let count = 1; count <= 200; count += 1) {
      await writer.query(insert.news);
      await changes.waitForPending();
      expect(topics).toHaveLength(count);
    }
  });

  test("does so for many concurrent writers, which share round trips", async () => {
    const { changes, topics } = await listen();
    let committed = 0;
    const write = async () => {
      const own = new pg.Client({ connectionString: database.connectionString });
      await own.connect();
      for (let count = 0; count < 50; count += 1) {
        await own.query(insert.news);
        committed += 1;
        const expected = committed;
        await changes.waitForPending();
        expect(topics.length).toBeGreaterThanOrEqual(expected);
      }
      await own.end();
    };
    await Promise.all(Array.from({ length: 8 }, write));
    expect(topics).toHaveLength(400);
  });

  test("makes one round trip for a hundred calls, and another for calls after it was sent", async () => {
    const { changes } = await listen();
    const query = vi.spyOn(pg.Client.prototype, "query");
    const callers = Array.from({ length: 100 }, () => changes.waitForPending());
    await waitForPing(query);
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
  test("it is not live, reports the reason once, and reports null for what it missed", async () => {
    const live: boolean[] = [];
    const onTrouble = vi.fn((_: Error) => void live.push(changes.live));
    const { changes, topics } = await listen(database.connectionString, { onTrouble });
    await terminate();
    await writer.query(insert.news);
    // It may be live again before the test checks.
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled());
    await waitForLive(changes, true);
    expect(topics[0]).toBe(null);
    expect(live).toEqual([false]);
    expect(onTrouble.mock.calls[0]?.[0].message).toMatch(/terminat/);

    topics.length = 0;
    await writer.query(insert.education);
    await changes.waitForPending();
    expect(topics).toEqual(["education"]);
    await terminate();
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledTimes(2));
  });

  test("pending calls of waitForPending resolve", async () => {
    const onTrouble = vi.fn();
    const { changes } = await listen(database.connectionString, { onTrouble });
    await Promise.all([changes.waitForPending(), terminate(), changes.waitForPending()]);
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled());
    await changes.waitForPending();
  });

  test("it reconnects until it succeeds, and reports the failure once", async () => {
    const broken = await startTestProxy();
    const onTrouble = vi.fn();
    const { changes, topics } = await listen(broken.connectionString, { onTrouble });
    const before = broken.connections;
    broken.reject();
    await vi.waitFor(() => expect(broken.connections).toBeGreaterThanOrEqual(before + 3), 5_000);
    expect(changes.live).toBe(false);
    expect(topics).toEqual([]);
    broken.resume();
    await waitForLive(changes, true);
    expect(topics).toEqual([null]);
    expect(onTrouble).toHaveBeenCalledTimes(1);
  });
});

describe("when the network is silent", () => {
  test("it stops being live, and is live again after null when the network is back", async () => {
    const frozen = await startTestProxy();
    const onTrouble = vi.fn();
    const { changes, topics } = await listen(frozen.connectionString, { onTrouble });
    await changes.waitForPending();
    frozen.freeze();
    const pending = changes.waitForPending();
    await writer.query(insert.news); // sent on the old connection, which is not read any more
    await waitForLive(changes, false, 2_500);
    await pending;
    expect(changes.live).toBe(false);
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalled(), { timeout: 3_000 });
    frozen.resume();
    await waitForLive(changes, true);
    expect(topics).toEqual([null]);
    expect(onTrouble).toHaveBeenCalledTimes(1);
  });

  test("for a moment only, nothing is lost and no failure is reported", async () => {
    const frozen = await startTestProxy();
    const { changes, topics } = await listen(frozen.connectionString);
    frozen.freeze();
    await writer.query(insert.news);
    const pending = changes.waitForPending();
    frozen.resume();
    await pending;
    expect(changes.live).toBe(true);
    expect(topics).toEqual(["news"]);
  });

  test("because this process was busy, it keeps the same connection", async () => {
    const onTrouble = vi.fn();
    const { changes, topics } = await listen(database.connectionString, { onTrouble });
    const query = vi.spyOn(pg.Client.prototype, "query");
    // The timeout of the ping fires when this process runs its timers again.
    const soon = globalThis.setTimeout;
    const timer = vi.spyOn(globalThis, "setTimeout");
    timer.mockImplementation(((work: () => void) => soon(work, 0)) as typeof setTimeout);
    const pending = changes.waitForPending();
    await waitForPing(query);
    expect(timer).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 2_000);
    timer.mockRestore();
    // The process is blocked until the response has arrived, unread.
    const [statement] = query.mock.calls[0] as unknown as [string];
    execFileSync(process.execPath, [answeredScript, database.connectionString, statement]);
    const clock = performance.now.bind(performance);
    vi.spyOn(performance, "now").mockImplementation(() => clock() + 2_300);
    expect(changes.live).toBe(false);
    await pending;
    await waitForLive(changes, true);
    expect(topics).toEqual([]);
    expect(onTrouble).not.toHaveBeenCalled();
  });
});

test.for(["notifications", "notifications while idle"] as const)(
  "behind a proxy that drops %s it never becomes live",
  async (withheld) => {
    const pooler = await startTestProxy(withheld);
    const onTrouble = vi.fn();
    const changes = openChangeFeed(pooler.connectionString, { onTrouble });
    open.push(changes);
    const topics = vi.fn(); // gets null before the feed is live
    changes.subscribe(topics);
    // Each attempt opens two connections.
    await vi.waitFor(() => expect(pooler.connections).toBeGreaterThan(4), 10_000);
    expect(changes.live).toBe(false);
    expect(topics).not.toHaveBeenCalled();
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

  test("leaves nothing open, so that the process ends", async () => {
    expect(await runAndEnd(database.connectionString)).toBe("live");
  });

  test("leaves nothing open between two attempts", async () => {
    expect(await runAndEnd("postgresql://nobody@127.0.0.1:1/none")).toBe("not live");
  });

  test.for(["opening", "live"] as const)(
    "does not wait for a silent network, when %s",
    async (when) => {
      const frozen = await startTestProxy();
      if (when === "opening") frozen.freeze();
      // With fake timers no timeout fires.
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
    },
  );

  test("stops the reports, and may be repeated", async () => {
    const { changes, topics } = await listen();
    await changes.close();
    await changes.close();
    await writer.query(insert.news);
    await changes.waitForPending();
    expect(changes.live).toBe(false);
    expect(topics).toEqual([]);
  });
});

describe("another channel", () => {
  test("reports on the same connection, also after a lost one", async () => {
    const { changes, topics } = await listen();
    const heard: string[] = [];
    const onReconnect = vi.fn();
    await changes.listen("jobs_test", (payload) => heard.push(payload), onReconnect);
    await writer.query("NOTIFY jobs_test, 'one'");
    await changes.waitForPending();
    expect(heard).toEqual(["one"]);
    await terminate();
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce());
    await waitForLive(changes, true);
    await writer.query("NOTIFY jobs_test, 'two'");
    await changes.waitForPending();
    expect(heard).toEqual(["one", "two"]);
    expect(topics.filter((topic) => topic !== null)).toEqual([]);
  });

  test("is rejected where the feed is not connected", async () => {
    const { changes } = await listen("postgresql://nobody@127.0.0.1:1/none");
    const rejected = changes.listen(
      "jobs_test",
      () => {},
      () => {},
    );
    await expect(rejected).rejects.toThrow("The change feed is not connected.");
  });
});
