// The service worker of one roster, whose address is its scope: a roster that was opened on this
// device opens offline, too. The cache holds it until the end of the day after the event; signing out
// deletes it.
const CACHE = "rosters";
const KEPT_UNTIL = "x-kept-until";
const ANYHOW = { ignoreVary: true };
const PATH = new URL(self.registration.scope).pathname;
/** The files of a cached page, as JSON. */
const FILES = "x-files";
const LIST = /^\/events\/[\w-]+\/roster$/;
const FILE = /^\/(assets\/|favicon\.svg$)/;

/** Deletes expired rosters; the last roster to go takes the files with it. */
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

/** Deletes files that no cached roster uses, as those of an older build. */
async function eraseUnusedFiles(cache) {
  const requests = await cache.keys();
  const toPath = ({ url }) => new URL(url).pathname;
  const lists = requests.filter((request) => LIST.test(toPath(request)));
  const pages = await Promise.all(lists.map((request) => cache.match(request)));
  // A page of an older worker does not name its files.
  if (pages.some((page) => !page?.headers.has(FILES))) return;
  const used = new Set(pages.flatMap((page) => JSON.parse(page.headers.get(FILES))));
  for (const request of requests) {
    const path = toPath(request);
    if (FILE.test(path) && !used.has(path)) await cache.delete(request);
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

/**
 * Caches the page and its files, or deletes it if the server no longer shows it. Signing out deletes the
 * cache, so a page that arrives after that is not cached.
 */
async function keepPage(response, until) {
  if (isFailure(response)) return;
  if (!response.ok || response.redirected) {
    await (await caches.open(CACHE)).delete(PATH);
    return;
  }
  const html = await response.clone().text();
  const kept = await dropPreloads(response);
  const found = html.matchAll(/(?:src|href)="(\/(?:assets\/[^"]+|favicon\.svg))"/g);
  const files = [...new Set([...found].map(([, file]) => file))];
  kept.headers.set(KEPT_UNTIL, String(until));
  kept.headers.set(FILES, JSON.stringify(files));
  kept.headers.delete("vary"); // The cache must match by the address alone.
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  await cache.put(PATH, kept);
  await Promise.all(
    files.map(async (file) => {
      if (!(await cache.match(file, ANYHOW))) await cache.add(file);
    }),
  );
  await eraseUnusedFiles(cache);
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
      .then(() => caches.open(CACHE))
      .then(() => fetch(PATH))
      .then((response) => keepPage(response, event.data.until)),
  );
});
