import { type StaffTopic, staffTopics } from "@headwaters/contracts";
import type { ChangeFeed } from "@headwaters/db";
import { beat, type LiveStream, tell } from "./stream.ts";

/** Browsers are told at most this often, in milliseconds: a hundred changes are one word. */
const PAUSE = 500;
/** How often it is looked whether a stream's account may still listen, in milliseconds. */
const HEARTBEAT = 15_000;

export interface Hub {
  readonly streams: ReadonlySet<LiveStream>;
  add(stream: LiveStream): void;
  /** Ends all streams, and takes no more. */
  close(): void;
}

const isTopic = (name: string): name is StaffTopic => staffTopics.includes(name as StaffTopic);

/** Tells the browsers of staff which capabilities' data have changed, and nothing else of it. */
export function createHub(changes: ChangeFeed): Hub {
  const streams = new Set<LiveStream>();
  const changed = new Set<StaffTopic>();
  let told = 0;
  let timer: NodeJS.Timeout | undefined;

  /** Ends the stream of a session that has ended, or of an account that is staff no more. */
  async function check(stream: LiveStream): Promise<void> {
    // A database that is away for a moment must not send everybody away: it says nothing against them.
    if (!(await stream.mayListen().catch(() => true))) stream.body.end();
  }

  async function flush() {
    timer = undefined;
    told = Date.now();
    const topics = [...changed];
    changed.clear();
    // Among the changes may be who is staff.
    if (topics.includes("staff")) await Promise.all([...streams].map(check));
    for (const stream of streams) tell(stream, topics);
  }

  function note(topics: Iterable<StaffTopic>) {
    for (const topic of topics) changed.add(topic);
    timer ??= setTimeout(flush, Math.max(0, told + PAUSE - Date.now()));
  }

  const unsubscribe = changes.subscribe((name) => {
    if (streams.size === 0) return;
    if (name === null) note(staffTopics);
    else if (isTopic(name)) note([name]);
  });

  const heart = setInterval(() => {
    // While changes go unheard, everything may have changed.
    if (!changes.live && streams.size > 0) note(staffTopics);
    for (const stream of streams) {
      beat(stream);
      void check(stream);
    }
  }, HEARTBEAT).unref();

  return {
    streams,

    add(stream) {
      streams.add(stream);
      stream.body.once("close", () => streams.delete(stream));
    },

    close() {
      unsubscribe();
      clearInterval(heart);
      clearTimeout(timer);
      for (const { body } of streams) body.end();
    },
  };
}
