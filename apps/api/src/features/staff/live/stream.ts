import { PassThrough } from "node:stream";

/** Delay before a browser reconnects, in ms. */
const RETRY_DELAY = 1_000;

/** A stream of server-sent events to one browser. */
export interface LiveStream {
  readonly body: PassThrough;
  readonly userId: string;
  /** Queries the database. */
  isAuthorized(): Promise<boolean>;
}

export function openStream({ userId, isAuthorized }: Omit<LiveStream, "body">): LiveStream {
  const body = new PassThrough();
  body.on("error", () => body.destroy()); // the browser disconnected
  body.write(`retry: ${RETRY_DELAY}\n\n`);
  return { body, userId, isAuthorized };
}

export function sendTopics({ body }: LiveStream, topics: readonly string[]): void {
  if (body.writable) body.write(`data: ${topics.join(" ")}\n\n`);
}

/** Sends a comment line, so that proxies do not close an idle connection. */
export function sendHeartbeat({ body }: LiveStream): void {
  if (body.writable) body.write(": still here\n\n");
}
