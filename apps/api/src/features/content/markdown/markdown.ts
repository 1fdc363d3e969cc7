import { type PreviewService, RetryableError } from "@headwaters/contracts/router";
import { LRUCache } from "lru-cache";
import { concurrencyLimiter } from "../../../platform/concurrency/concurrencyLimiter.ts";
import { perKeyLimiter } from "../../../platform/concurrency/perKeyLimiter.ts";
import { tooBusy } from "../../../platform/errors/errors.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { Rendered, RenderRequest } from "./render.ts";
import { renderInWorker } from "./worker/renderInWorker.ts";

/** Size of the cache of rendered texts, characters. */
const MAX_KEPT = 8_000_000;

/** Each queue gives the worker one text at a time, so that a reader waits for one preview at most. */
const createQueue = (maxQueue: number, doing: string) =>
  concurrencyLimiter({ concurrency: 1, maxQueue, refuse: () => tooBusy(doing) });
const forReaders = createQueue(200, "reading");
const forWriters = createQueue(40, "writing");
/** Of texts that are being saved. Previews, of which anyone may ask for many, keep none of them out. */
const forSaves = createQueue(200, "writing");

/** Hashes of texts over the limit: finding out costs the whole limit, so it is done once. */
const tooMuch = new LRUCache<string, true>({ max: 10_000 });

const ESCAPES: Record<string, string> = { "&": "&#x26;", "<": "&#x3C;" };

/** A text as it was typed, in paragraphs. */
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

const kept = new LRUCache<string, string>({
  maxSize: MAX_KEPT,
  sizeCalculation: (html, markdown) => html.length + markdown.length + 1,
  fetchMethod: (markdown) => forReaders(() => made({ markdown })),
  // A pending caller keeps its promise even if the entry is evicted.
  ignoreFetchAbort: true,
});

/** Renders Markdown to safe HTML: HTML in it is shown as text. */
export async function renderHtml(markdown: string): Promise<string> {
  return kept.forceFetch(markdown);
}

/**
 * The same for a preview, which is not cached.
 * @param maxMilliseconds a lower limit for tests
 */
export async function renderPreview(markdown: string, maxMilliseconds?: number) {
  const ready = kept.peek(markdown);
  if (ready !== undefined) return { html: ready, milliseconds: 0 };
  const { html, milliseconds } = await forWriters(() => rendered({ markdown, maxMilliseconds }));
  return { html: html ?? asTyped(markdown), milliseconds };
}

/** The same for a mail: absolute addresses and inline styles. */
export function renderForEmail(markdown: string, publicUrl: string): Promise<string> {
  return forReaders(() => made({ markdown, publicUrl }));
}

/** The addresses of the pictures that readers of this text see; null where it is too much to say. */
export async function imagesIn(markdown: string): Promise<string[] | null> {
  if (!markdown.includes("![")) return [];
  const { html, images } = await forSaves(() => rendered({ markdown }));
  return html === null ? null : images;
}

/** An editor asks for one at a time, and a page that compares two versions for both: in two tabs. */
const OF_ONE_ACCOUNT = 6;

const tooManyAtOnce = () =>
  new RetryableError(
    "TOO_MANY_REQUESTS",
    "Earlier previews of yours are still being made. Please try again in a moment.",
    2,
  );

export function previewService(): PreviewService {
  const acquire = perKeyLimiter({
    globalLimit: Number.POSITIVE_INFINITY, // forWriters bounds them
    keyLimit: OF_ONE_ACCOUNT,
    refuse: tooManyAtOnce,
  });
  return {
    preview: (author, { markdown }) => acquire(author.id, () => renderPreview(markdown)),
  };
}
