import { type StaffTopic, staffTopics } from "@headwaters/contracts";
import type { ChangeFeed } from "@headwaters/db";
import { type LiveStream, sendHeartbeat, sendTopics } from "./stream.ts";

/** Minimum time between messages to browsers, in ms; changes in between are merged. */
const FLUSH_INTERVAL = 500;
/** Interval of heartbeats and authorization checks, in ms. */
const HEARTBEAT_INTERVAL = 15_000;

export interface Hub {
  readonly streams: ReadonlySet<LiveStream>;
  add(stream: LiveStream): void;
  /** Ends all streams and unsubscribes from the change feed. */
  close(): void;
}

const isTopic = (name: string): name is StaffTopic => staffTopics.includes(name as StaffTopic);

/** Sends the names of changed topics, without data, to the browsers of staff. */
export function createHub(changes: ChangeFeed): Hub {
  const streams = new Set<LiveStream>();
  const changedTopics = new Set<StaffTopic>();
  let lastFlush = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Ends the stream if its session has ended or its account is no longer staff. */
  async function checkAuthorization(stream: LiveStream): Promise<void> {
    // A database error must not end all streams.
    if (!(await stream.isAuthorized().catch(() => true))) stream.body.end();
  }

  async function flush() {
    timer = undefined;
    lastFlush = Date.now();
    const topics = [...changedTopics];
    changedTopics.clear();
    // The topic "staff" includes changes of roles.
    if (topics.includes("staff")) await Promise.all([...streams].map(checkAuthorization));
    for (const stream of streams) sendTopics(stream, topics);
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
      sendHeartbeat(stream);
      void checkAuthorization(stream);
    }
  }, HEARTBEAT_INTERVAL).unref();

  return {
    streams,

    add(stream) {
      streams.add(stream);
      stream.body.once("close", () => streams.delete(stream));
    },

    close() {
      unsubscribe();
      clearInterval(heartbeat);
      clearTimeout(timer);
      for (const { body } of streams) body.end();
    },
  };
}
