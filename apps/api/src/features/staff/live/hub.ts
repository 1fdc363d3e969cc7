import { PassThrough } from "node:stream";
import { type StaffTopic, staffTopics } from "@headwaters/contracts";
import type { ChangeFeed } from "@headwaters/db";

/** Minimum time between messages to browsers, in ms; changes in between are merged. */
const FLUSH_INTERVAL = 500;
/** Interval of heartbeats and authorization checks, in ms. */
const HEARTBEAT_INTERVAL = 15_000;

/** Delay before a browser reconnects, in ms. */
const RETRY_DELAY = 1_000;

/** A stream of server-sent events to one browser. */
export interface LiveStream {
  readonly body: PassThrough;
  readonly userId: string;
  /** The topics that its account may hear of, as of the last check. */
  topics: readonly StaffTopic[];
  /** Queries the database for these topics: none if the account is no longer authorized. */
  findTopics(): Promise<readonly StaffTopic[]>;
}

export function openStream(stream: Omit<LiveStream, "body">): LiveStream {
  const body = new PassThrough();
  body.on("error", () => body.destroy()); // the browser disconnected
  body.write(`retry: ${RETRY_DELAY}\n\n`);
  return { ...stream, body };
}

function send({ body }: LiveStream, text: string): void {
  if (body.writable) body.write(`${text}\n\n`);
}

const isTopic = (name: string): name is StaffTopic => staffTopics.includes(name as StaffTopic);

/** Sends the names of changed topics, without data, to the browsers of staff. */
export function createHub(changes: ChangeFeed) {
  const streams = new Set<LiveStream>();
  const changedTopics = new Set<StaffTopic>();
  let lastFlush = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Ends the stream if its session has ended or its account has lost the right to it. */
  async function checkAuthorization(stream: LiveStream): Promise<void> {
    // A database error must not end all streams.
    stream.topics = await stream.findTopics().catch(() => stream.topics);
    if (stream.topics.length === 0) stream.body.end();
  }

  async function flush() {
    timer = undefined;
    lastFlush = Date.now();
    const topics = [...changedTopics];
    changedTopics.clear();
    // The topic "staff" includes changes of roles.
    if (topics.includes("staff")) await Promise.all([...streams].map(checkAuthorization));
    for (const stream of streams) {
      const heard = topics.filter((topic) => stream.topics.includes(topic));
      if (heard.length > 0) send(stream, `data: ${heard.join(" ")}`);
    }
  }

  function queueTopics(topics: Iterable<StaffTopic>) {
    for (const topic of topics) changedTopics.add(topic);
    timer ??= setTimeout(flush, Math.max(0, lastFlush + FLUSH_INTERVAL - Date.now()));
  }

  const unsubscribe = changes.subscribe((name) => {
    if (streams.size === 0) return;
    if (name === null) queueTopics(staffTopics);
    else if (isTopic(name)) queueTopics([name]);
  });

  const heartbeat = setInterval(() => {
    // While the change feed is disconnected, changes may be missed.
    if (!changes.live && streams.size > 0) queueTopics(staffTopics);
    for (const stream of streams) {
      // A comment line, so that proxies do not close an idle connection.
      send(stream, ": still here");
      void checkAuthorization(stream);
    }
  }, HEARTBEAT_INTERVAL).unref();

  return {
    streams,

    add(stream: LiveStream) {
      streams.add(stream);
      stream.body.once("close", () => streams.delete(stream));
    },

    /** Ends all streams and unsubscribes from the change feed. */
    close() {
      unsubscribe();
      clearInterval(heartbeat);
      clearTimeout(timer);
      for (const { body } of streams) body.end();
    },
  };
}
