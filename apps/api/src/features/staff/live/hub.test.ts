import { staffTopics } from "@headwaters/contracts";
import type { ChangeFeed } from "@headwaters/db";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHub, openStream } from "./hub.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A change feed controlled by the test. */
function fakeChanges() {
  let listener: (name: string | null) => void = () => {};
  const changes = {
    live: true,
    subscribe(subscriber: typeof listener) {
      listener = subscriber;
      return () => {
        listener = () => {};
      };
    },
  };
  return {
    changes: changes as ChangeFeed & { live: boolean },
    tell: (name: string | null) => listener(name),
  };
}

function listen(hub: ReturnType<typeof createHub>, isAuthorized = async () => true) {
  const findTopics = async () => ((await isAuthorized()) ? staffTopics : []);
  const stream = openStream({ userId: "bo", topics: staffTopics, findTopics });
  hub.add(stream);
  let text = "";
  let isOver = false;
  stream.body.on("data", (chunk) => {
    text += String(chunk);
  });
  stream.body.on("end", () => {
    isOver = true;
  });
  return {
    body: stream.body,
    said: () => text.match(/(?<=^data: ).*$/gm) ?? [],
    beats: () => text.match(/^: still here$/gm)?.length ?? 0,
    isOver: () => isOver,
  };
}

test("a change is sent at once, and rapid changes are merged", async () => {
  const { changes, tell } = fakeChanges();
  const hub = createHub(changes);
  const bo = listen(hub);
  tell("contact");
  await vi.advanceTimersByTimeAsync(1);
  expect(bo.said()).toEqual(["contact"]);
  for (let count = 0; count < 100; count += 1) {
    tell("contact");
    tell("membership");
    tell("news"); // not a topic of staff
  }
  await vi.advanceTimersByTimeAsync(400);
  expect(bo.said()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(bo.said()).toEqual(["contact", "contact membership"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(bo.said()).toHaveLength(2);
});

test("when changes may have been missed, all topics are sent", async () => {
  const { changes, tell } = fakeChanges();
  const bo = listen(createHub(changes));
  tell(null);
  await vi.advanceTimersByTimeAsync(1);
  expect(bo.said()).toEqual([
    "membership contact newsletter items events clearances staff webhooks",
  ]);
});

test("while the change feed is disconnected, all topics are sent repeatedly", async () => {
  const { changes } = fakeChanges();
  const bo = listen(createHub(changes));
  changes.live = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(bo.said()).toHaveLength(2);
});

test("a stream gets heartbeats, and ends when its account is no longer authorized", async () => {
  const { changes } = fakeChanges();
  const hub = createHub(changes);
  let may = true;
  const bo = listen(hub, async () => may);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(bo.beats()).toBe(2);
  may = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(bo.isOver()).toBe(true);
  expect(hub.streams.size).toBe(0);
});

test("a database error ends no streams", async () => {
  const { changes } = fakeChanges();
  const bo = listen(createHub(changes), () => Promise.reject(new Error("away")));
  await vi.advanceTimersByTimeAsync(31_000);
  expect(bo.isOver()).toBe(false);
});

test("an account that loses the staff role gets no more events, not even of that change", async () => {
  const { changes, tell } = fakeChanges();
  const hub = createHub(changes);
  const bo = listen(hub, async () => false);
  tell("staff");
  await vi.advanceTimersByTimeAsync(1);
  expect(bo.isOver()).toBe(true);
  expect(bo.said()).toEqual([]);
});

test("streams of disconnected browsers are removed", async () => {
  const { changes, tell } = fakeChanges();
  const hub = createHub(changes);
  listen(hub).body.destroy();
  await vi.advanceTimersByTimeAsync(1);
  expect(hub.streams.size).toBe(0);
  tell("staff");
  await vi.advanceTimersByTimeAsync(1_000);
});
