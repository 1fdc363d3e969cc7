import { type PreviewService, RetryableError } from "@headwaters/contracts/router";
import { LRUCache } from "lru-cache";
import { concurrencyLimiter } from "../../../platform/concurrency/concurrencyLimiter.ts";
import { perKeyLimiter } from "../../../platform/concurrency/perKeyLimiter.ts";
import { tooBusy } from "../../../platform/errors/errors.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { Rendered, RenderRequest } from "./render.ts";
import { renderInWorker } from "./worker/renderInWorker.ts";

/** Maximum size of the cache of rendered texts, in characters. */
const MAX_CACHED = 8_000_000;

/** Each queue gives the worker one text at a time, so a reader waits for one preview at most. */
const createQueue = (maxQueue: number, doing: string) =>
  concurrencyLimiter({ concurrency: 1, maxQueue, createError: () => tooBusy(doing) });
const forReaders = createQueue(200, "reading");
const forWriters = createQueue(40, "writing");
/** Saves have their own queue, which previews of any number cannot fill. */
const forSaves = createQueue(200, "writing");

/** Hashes of texts that exceeded the limit: detecting that costs the whole limit, so it is done once. */
const tooMuch = new LRUCache<string, true>({ max: 10_000 });

const ESCAPES: Record<string, string> = { "&": "&#x26;", "<": "&#x3C;" };

/** Returns the unformatted text in paragraphs. */
function asTyped(markdown: string): string {
  return markdown
    .split(/\n\s*\n/)
    .map((text) => `<p>${text.replace(/[&<]/g, (mark) => ESCAPES[mark] ?? "")}</p>`)
    .join("");
}

async function rendered(request: RenderRequest): Promise<Rendered> {
  const hash = sha256(request.markdown);
  if (tooMuch.has(hash)) return { html: null, images: [], milliseconds: 0 };
  const result = await renderInWorker(request);
  if (result.html === null) tooMuch.set(hash, true);
  return result;
}

async function made(request: RenderRequest): Promise<string> {
  const { html } = await rendered(request);
  return html ?? asTyped(request.markdown);
}

const cache = new LRUCache<string, string>({
  maxSize: MAX_CACHED,
  sizeCalculation: (html, markdown) => html.length + markdown.length + 1,
  fetchMethod: (markdown) => forReaders(() => made({ markdown })),
  // A pending caller gets the result even if the entry is evicted.
  ignoreFetchAbort: true,
});

/** Renders Markdown to safe HTML: HTML in it is shown as text. */
export async function renderHtml(markdown: string): Promise<string> {
  return cache.forceFetch(markdown);
}

/**
 * Renders a preview, which is not cached.
 * @param maxMilliseconds a lower limit for tests
 */
export async function renderPreview(markdown: string, maxMilliseconds?: number) {
  const ready = cache.peek(markdown);
  if (ready !== undefined) return { html: ready, milliseconds: 0 };
  const { html, milliseconds } = await forWriters(() => rendered({ markdown, maxMilliseconds }));
  return { html: html ?? asTyped(markdown), milliseconds };
}

/** Renders a mail: absolute addresses and inline styles. */
export function renderForEmail(markdown: string, publicUrl: string): Promise<string> {
  return forReaders(() => made({ markdown, publicUrl }));
}

/** Returns the addresses of the pictures in a text; null if the text exceeds the limits. */
export async function imagesIn(markdown: string): Promise<string[] | null> {
  if (!markdown.includes("![")) return [];
  const { html, images } = await forSaves(() => rendered({ markdown }));
  return html === null ? null : images;
}

/**
 * Maximum concurrent previews per account: an editor requests one, a comparison of versions two, each
 * in up to two tabs.
 */
const OF_ONE_ACCOUNT = 6;

const tooManyAtOnce = () =>
  new RetryableError(
    "TOO_MANY_REQUESTS",
    "Earlier previews of yours are still being made. Please try again in a moment.",
    2,
  );

export function previewService(): PreviewService {
  const acquire = perKeyLimiter({
    globalLimit: Number.POSITIVE_INFINITY, // forWriters bounds their number
    keyLimit: OF_ONE_ACCOUNT,
    createError: tooManyAtOnce,
  });
  return {
    preview: (author, { markdown }) => acquire(author.id, () => renderPreview(markdown)),
  };
}
