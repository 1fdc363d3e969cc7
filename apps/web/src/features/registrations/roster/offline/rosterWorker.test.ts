import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WORKER = join(import.meta.dirname, "../../../../../public/roster-worker.js");
const ORIGIN = "https://site.example";
const LIST = "/events/pond/roster";
const CHECK_IN = `${LIST}/check-ins/mia`;

type Listener = (event: object) => void;

/**
 * Opens the service worker of a cached roster with a check-in, and a server that answers with a
 * status.
 */
function openWorker({ until, status }: { until: number; status: number }) {
  const headers = { "x-kept-until": String(until) };
  const kept = new Map([
    [LIST, new Response("kept", { headers })],
    [CHECK_IN, Response.json({ attendance: "arrived" }, { headers })],
  ]);
  const toPath = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
  const cache = {
    keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
    match: async (request: string | Request) => kept.get(toPath(request)),
    put: async (request: string, response: Response) => kept.set(toPath(request), response),
    delete: async (request: string | Request) => kept.delete(toPath(request)),
  };
  const caches = { open: async () => cache, delete: async () => kept.clear() };
  const listeners = new Map<string, Listener>();
  const self = {
    registration: { scope: ORIGIN + LIST },
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const fetch = async () => new Response("of the server", { status });
  new Function("self", "caches", "fetch", readFileSync(WORKER, "utf8"))(self, caches, fetch);
  return {
    listKept: () => [...kept.keys()],
    /** Sends the page's message that the roster is open. */
    async tell() {
      let done: unknown;
      const waitUntil = (work: unknown) => {
        done = work;
      };
      listeners.get("message")?.({ data: { until }, waitUntil });
      await done;
    },
    async open() {
      let answer: Promise<Response> | undefined;
      const request = { url: ORIGIN + LIST, method: "GET", mode: "navigate" };
      const respondWith = (response: Promise<Response>) => {
        answer = response;
      };
      listeners.get("fetch")?.({ request, respondWith });
      return (await answer)?.text();
    },
  };
}

const SOON = Date.now() + 60_000;

test.each([429, 500, 503])(
  "a roster and its check-ins outlive an answer with %i",
  async (status) => {
    const worker = openWorker({ until: SOON, status });
    expect(await worker.open()).toBe("kept");
    await worker.tell();
    expect(worker.listKept()).toEqual([LIST, CHECK_IN]);
  },
);

test.each([401, 403, 404])(
  "an answer with %i deletes a roster and its check-ins",
  async (status) => {
    const worker = openWorker({ until: SOON, status });
    expect(await worker.open()).toBe("of the server");
    expect(worker.listKept()).toEqual([]);
  },
);

test("an expired roster is not shown when the server fails", async () => {
  const worker = openWorker({ until: Date.now() - 1, status: 503 });
  expect(await worker.open()).toBe("of the server");
});
