import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WORKER = join(import.meta.dirname, "../../../../public/roster-worker.js");
const ORIGIN = "https://site.example";
const LIST = "/events/pond/roster";
const OLD_FILE = "/assets/page-old.js";
const NEW_FILE = "/assets/page-new.js";

type Listener = (event: object) => void;

/**
 * Opens the service worker of a cached roster of an older build, and a server that answers with a
 * status.
 */
function openWorker({ until, status }: { until: number; status: number }) {
  const headers = { "x-kept-until": String(until), "x-files": JSON.stringify([OLD_FILE]) };
  const kept = new Map([
    [LIST, new Response("kept", { headers })],
    [OLD_FILE, new Response("old")],
  ]);
  let isThere = true;
  const signedOut = Promise.withResolvers<void>();
  const toPath = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
  const cache = {
    keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
    match: async (request: string | Request) => kept.get(toPath(request)),
    put: async (request: string, response: Response) => kept.set(toPath(request), response),
    add: async (file: string) => kept.set(file, new Response("new")),
    delete: async (request: string | Request) => kept.delete(toPath(request)),
  };
  const caches = {
    async open() {
      isThere = true;
      return cache;
    },
    has: async () => isThere,
    async delete() {
      isThere = false;
      kept.clear();
    },
  };
  const listeners = new Map<string, Listener>();
  const self = {
    registration: { scope: ORIGIN + LIST },
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  const html = `of the server <script src="${NEW_FILE}"></script>`;
  /** The person signs out while the server answers, if the test says so. */
  let answering = Promise.resolve();
  const asked = Promise.withResolvers<void>();
  const fetch = async () => {
    asked.resolve();
    await answering;
    return new Response(status === 200 ? html : "of the server", { status });
  };
  new Function("self", "caches", "fetch", readFileSync(WORKER, "utf8"))(self, caches, fetch);
  return {
    listKept: () => [...kept.keys()],
    async signOutMeanwhile(work: Promise<unknown>) {
      await caches.delete();
      signedOut.resolve();
      await work;
    },
    untilAsked: () => asked.promise,
    holdServer() {
      answering = signedOut.promise;
    },
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

test.each([429, 500, 503])("a roster outlives an answer with %i", async (status) => {
  const worker = openWorker({ until: SOON, status });
  expect(await worker.open()).toBe("kept");
  await worker.tell();
  expect(worker.listKept()).toEqual([LIST, OLD_FILE]);
});

test.each([401, 403, 404])("an answer with %i deletes a roster", async (status) => {
  const worker = openWorker({ until: SOON, status });
  expect(await worker.open()).toBe("of the server");
  expect(worker.listKept()).not.toContain(LIST);
});

test("the files of an older build are deleted when the roster comes from a newer one", async () => {
  const worker = openWorker({ until: SOON, status: 200 });
  await worker.tell();
  expect(worker.listKept()).toEqual([LIST, NEW_FILE]);
});

test("a roster that arrives after signing out is not cached", async () => {
  const worker = openWorker({ until: SOON, status: 200 });
  worker.holdServer();
  const told = worker.tell();
  await worker.untilAsked();
  await worker.signOutMeanwhile(told);
  expect(worker.listKept()).toEqual([]);
});

test("an expired roster is not shown when the server fails", async () => {
  const worker = openWorker({ until: Date.now() - 1, status: 503 });
  expect(await worker.open()).toBe("of the server");
});
