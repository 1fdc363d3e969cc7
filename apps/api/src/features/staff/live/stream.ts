import { PassThrough } from "node:stream";

/** Milliseconds after which a browser whose stream was cut connects again. */
const RETRY = 1_000;

/** One browser that is told what changes, as server-sent events. */
export interface LiveStream {
  /** What goes out to the browser. */
  readonly body: PassThrough;
  /** The account that listens. */
  readonly userId: string;
  /** Whether it may still be told; asked of the database. */
  mayListen(): Promise<boolean>;
}

export function openStream({ userId, mayListen }: Omit<LiveStream, "body">): LiveStream {
  const body = new PassThrough();
  body.on("error", () => body.destroy()); // the browser has gone: nobody is left to be told
  body.write(`retry: ${RETRY}\n\n`);
  return { body, userId, mayListen };
}

export function tell({ body }: LiveStream, topics: readonly string[]): void {
  if (body.writable) body.write(`data: ${topics.join(" ")}\n\n`);
}

/** Goes unseen by the browser; keeps what stands between from taking the stream for dead. */
export function beat({ body }: LiveStream): void {
  if (body.writable) body.write(": still here\n\n");
}
