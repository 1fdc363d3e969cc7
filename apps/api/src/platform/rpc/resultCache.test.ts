import type { Context } from "@headwaters/contracts/router";
import { beforeEach, expect, test } from "vitest";
import { buildChanges } from "../../testing/changes.ts";
import { createCallCached } from "./resultCache.ts";

/** Inputs of the calls that reached the service. */
let called: unknown[] = [];
let tell: ReturnType<typeof buildChanges>["tell"];
let changes: ReturnType<typeof buildChanges>["changes"];
let callCached: ReturnType<typeof createCallCached>;

/** A context with a service of news that counts its calls. */
function buildContext(userId: string | null): Context {
  const news = {
    async cards(page: { search?: string }) {
      called.push(page);
      if (page.search === "broken") throw new Error("no database");
      return { items: [], nextCursor: String(called.length), correction: null };
    },
  };
  const account = {
    email: "x@example.org",
    firstName: "X",
    lastName: "Y",
    role: "member",
    roles: [],
  };
  const accounts = { find: async (id: string) => ({ ...account, id }) };
  return {
    services: { news, accounts },
    session: { userId },
    toTransientError: () => null,
  } as unknown as Context;
}

const [ann, ben] = [buildContext("ann"), buildContext("ben")];

beforeEach(() => {
  called = [];
  ({ changes, tell } = buildChanges());
  callCached = createCallCached(changes, buildContext(null));
});

/** Reads the cards; the cursor says how many calls the service had. */
async function readCards(context: Context, input: object = { limit: 3 }) {
  const { nextCursor } = (await callCached(context, "news.cards", input)) as Record<string, string>;
  return nextCursor;
}

test("a result is computed once for all callers, until a table behind it changes", async () => {
  expect(await Promise.all([readCards(ann), readCards(ben)])).toEqual(["1", "1"]);
  tell("events");
  expect(await readCards(ben)).toBe("1");
  tell("news");
  expect(await Promise.all([readCards(ann), readCards(ben)])).toEqual(["2", "2"]);
});

test("all spellings of an input are one, and each other input has a result of its own", async () => {
  await readCards(ann, { limit: 3 });
  await readCards(ben, { direction: "forward", limit: 3, cursor: undefined });
  expect(called).toHaveLength(1);
  await readCards(ben, { limit: 4 });
  expect(called).toHaveLength(2);
});

test("results of searches, and of calls while the change feed is down, are not kept", async () => {
  await readCards(ann, { search: "heron" });
  await readCards(ann, { search: "heron" });
  expect(called).toHaveLength(2);
  changes.live = false;
  await readCards(ann);
  await readCards(ann);
  expect(called).toHaveLength(4);
});

test("a result that was begun before a change is not given to callers after it", async () => {
  const before = readCards(ann);
  tell("news");
  expect([await readCards(ben), await before]).toEqual(["2", "1"]);
});

test("no caller can change the result of another", async () => {
  const cards = (await callCached(ann, "news.cards", {})) as {
    items: unknown[];
    correction: string;
  };
  expect(() => cards.items.push({})).toThrow(TypeError);
  expect(() => {
    cards.correction = "mine";
  }).toThrow(TypeError);
});

test("failures are not kept, and invalid input is rejected as without a cache", async () => {
  for (let i = 0; i < 2; i += 1) {
    await expect(readCards(ann, { search: "broken" })).rejects.toThrow("no database");
    await expect(readCards(ann, { limit: 0 })).rejects.toThrow("Limit must be at least 1");
  }
  expect(called).toHaveLength(2);
});

test("other procedures are called for each caller", async () => {
  const find = async (context: Context) =>
    ((await callCached(context, "accounts.currentUser", undefined)) as { id: string }).id;
  expect([await find(ann), await find(ben), await find(ann)]).toEqual(["ann", "ben", "ann"]);
});
