import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { Rendered, RenderRequest } from "../render.ts";

/** Last resort, in ms: render() has its own limit, except in code that vm's timeout cannot interrupt. */
const DEADLINE = 15_000;
/** Time limit for the start of a thread, in ms. */
const START_DEADLINE = 30_000;
/** Memory limit of the worker, in MB: a hostile text ends only the worker. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

const tooMuch: Rendered = { html: null, images: [], milliseconds: DEADLINE };

/** One thread renders all texts, so rendering takes one core at most. */
const oneAtATime = pLimit(1);
let worker: Worker | null = null;

/**
 * Starts a thread and waits until it is ready.
 * @throws if the thread ends first, or takes too long and is terminated
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
      once(started, "message", { signal }), // rejects on an error event, too
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

/** Returns the worker, which is started for the first text, and again after a text has ended it. */
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
  const response = once(using, "message", { signal });
  using.postMessage(request);
  try {
    const [rendered] = (await response) as [Rendered];
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

/** Renders Markdown in a worker thread, one text at a time. */
export function renderInWorker(request: RenderRequest): Promise<Rendered> {
  return oneAtATime(() => renderNow(request));
}
