// The service worker of one roster, whose address is its scope: a roster that was opened on this
// device opens offline, too. The cache holds it with its unsaved check-ins
// (offline/unsavedCheckIns.ts) until the end of the day after the event; signing out deletes it.
const CACHE = "rosters";
const KEPT_UNTIL = "x-kept-until";
const ANYHOW = { ignoreVary: true };
const PATH = new URL(self.registration.scope).pathname;
const LIST = /^\/events\/[\w-]+\/roster(?:\/check-ins\/[\w-]+)?$/;
const FILE = /^\/(assets\/|favicon\.svg$)/;

/** Deletes expired rosters with their check-ins; the last roster to go takes the files with it. */
async function eraseExpired() {
  const cache = await caches.open(CACHE);
  let lists = 0;
  for (const request of await cache.keys()) {
    if (!LIST.test(new URL(request.url).pathname)) continue;
    const response = await cache.match(request);
    if (Number(response?.headers.get(KEPT_UNTIL)) > Date.now()) lists += 1;
    else await cache.delete(request);
  }
  if (lists === 0) await caches.delete(CACHE);
}

/** Deletes this roster with its check-ins. */
async function erase(cache) {
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith(PATH)) await cache.delete(request);
  }
}

/**
 * Removes preload hints from the page: Chrome ignores a worker's answer to them, and requests
 * twice.
 */
async function dropPreloads(response) {
  const html = await response.text();
  return new Response(html.replace(/<link rel="modulepreload"[^>]*>/g, ""), response);
}

/**
 * Returns true for an answer that says nothing about the roster: a server error or a rate limit.
 */
const isFailure = ({ status }) => status >= 500 || status === 429;

/** Caches the page and its files, or deletes it if the server no longer shows it. */
async function keepPage(response, until) {
  if (isFailure(response)) return;
  const cache = await caches.open(CACHE);
  if (!response.ok || response.redirected) return erase(cache);
  const html = await response.clone().text();
  const kept = await dropPreloads(response);
  kept.headers.set(KEPT_UNTIL, String(until));
  kept.headers.delete("vary"); // The cache must match by the address alone.
  await cache.put(PATH, kept);
  const files = [...html.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|favicon\.svg))"/g)];
  await Promise.all(
    files.map(async ([, file]) => {
      if (!(await cache.match(file, ANYHOW))) await cache.add(file);
    }),
  );
}

async function answerPage(request) {
  const kept = await (await caches.open(CACHE)).match(PATH);
  const until = Number(kept?.headers.get(KEPT_UNTIL));
  const isKept = kept !== undefined && until > Date.now();
  try {
    const response = await fetch(request);
    if (isFailure(response)) return isKept ? kept : response;
    if (kept) await keepPage(response.clone(), until);
    return response.ok ? dropPreloads(response) : response;
  } catch (error) {
    await eraseExpired();
    if (isKept) return kept;
    throw error;
  }
}

const answerFile = async (request) =>
  (await (await caches.open(CACHE)).match(request, ANYHOW)) ?? fetch(request);

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return;
  if (request.mode === "navigate" && pathname === PATH) event.respondWith(answerPage(request));
  else if (FILE.test(pathname)) event.respondWith(answerFile(request));
});

self.addEventListener("message", (event) => {
  event.waitUntil(
    eraseExpired()
      .then(() => fetch(PATH))
      .then((response) => keepPage(response, event.data.until)),
  );
});
