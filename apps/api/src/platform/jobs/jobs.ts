import type { FastifyBaseLogger } from "fastify";

export const MINUTE = 60 * 1000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Work that time makes due. Every process runs it, so it takes its own locks. */
export interface Job {
  name: string;
  /** Milliseconds from the start of the process to the first run. */
  firstMs: number;
  /** Milliseconds between runs. A run that is still under way is not started again. */
  everyMs: number;
  run(): Promise<unknown>;
}

function startJob({ name, firstMs, everyMs, run }: Job, log: Pick<FastifyBaseLogger, "warn">) {
  let running: Promise<unknown> | null = null;
  const start = () => {
    running ??= run()
      .catch((error) => log.warn({ err: error, job: name }, "a job failed"))
      .finally(() => {
        running = null;
      });
  };
  const first = setTimeout(start, firstMs).unref();
  const timer = setInterval(start, everyMs).unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

/**
 * Runs jobs repeatedly. Returns a function that stops them and resolves when running jobs have
 * ended.
 */
export function startJobs(
  jobs: readonly Job[],
  log: Pick<FastifyBaseLogger, "warn">,
): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, log));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
