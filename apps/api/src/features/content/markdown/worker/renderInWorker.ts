import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { Rendered, RenderRequest } from "../render.ts";

/** render() ends by itself before that, unless something holds it where no timeout reaches, ms. */
const DEADLINE = 15_000;
/** A thread that has not started by then never will, ms. */
const START_DEADLINE = 30_000;
/** Memory limit of the worker, MB: a hostile text ends the worker only. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

const tooMuch: Rendered = { html: null, images: [], milliseconds: DEADLINE };

/** One thread renders all texts, so rendering takes one core at most. */
const oneAtATime = pLimit(1);
let worker: Worker | null = null;

/**
 * Starts a thread, and waits until it is ready.
 * @throws where it ends before that, or takes too long; then it runs no more
 */
export async function startWorker(file: URL, deadline = START_DEADLINE): Promise<Worker> {
  const started = new Worker(file, { resourceLimits });
  started.unref();
  // Without a listener an error would end the process; pending callers get the error.
  started.on("error", () => {});
  const waiting = new AbortController();
  const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(deadline)]);
  try {
    await Promise.race([
      once(started, "message", { signal }), // it rejects on an error, too
      once(started, "exit", { signal }).then(([code]) => {
        throw new Error(`The thread that draws texts ended with ${code} before it was ready.`);
      }),
    ]);
  } catch (error) {
    await started.terminate();
    throw error;
  } finally {
    waiting.abort();
  }
  return started;
}

/** Started when the first text comes, and anew after one that has ended it. */
async function startedWorker(): Promise<Worker> {
  if (worker) return worker;
  const started = await startWorker(new URL("./worker.ts", import.meta.url));
  started.on("exit", () => {
    if (worker === started) worker = null;
  });
  worker = started;
  return started;
}

async function renderNow(request: RenderRequest): Promise<Rendered> {
  const using = await startedWorker();
  const signal = AbortSignal.timeout(DEADLINE);
  const answer = once(using, "message", { signal });
  using.postMessage(request);
  try {
    const [rendered] = (await answer) as [Rendered];
    return rendered;
  } catch (error) {
    worker = null;
    await using.terminate();
    const isTooMuch =
      signal.aborted || (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
    if (isTooMuch) return tooMuch;
    throw error;
  }
}

/** Makes HTML of Markdown in a thread of its own, one text after the other. */
export function renderInWorker(request: RenderRequest): Promise<Rendered> {
  return oneAtATime(() => renderNow(request));
}
