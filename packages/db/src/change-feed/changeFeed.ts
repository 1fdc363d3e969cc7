import { setTimeout as delay } from "node:timers/promises";
import { DatabaseError } from "../errors.ts";
import { CHANGES_CHANNEL, ListenConnection } from "./listenConnection.ts";

/** Called with the topic of a change, or with null when changes may have been missed. */
type Listener = (topic: string | null) => void;

/** A subscription to a channel other than that of the changes. */
interface Channel {
  onNotification(payload: string): void;
  /** Called after each lost connection, when notifications may have been missed. */
  onReconnect(): void;
}

/** Reports committed changes of any process, as the database's triggers announce them. */
export interface ChangeFeed {
  /**
   * True while changes arrive; it becomes false soon after they cease to, and until then
   * `waitForPending` gives certainty.
   */
  readonly live: boolean;
  /**
   * Calls `listener`, which must not throw, with the topic of each change ("news", "events"). It
   * gets null when changes may have been missed: before `live` becomes true, after each lost
   * connection, and after a bare `NOTIFY headwaters_changes`.
   * @returns a function that unsubscribes
   */
  subscribe(listener: Listener): () => void;
  /**
   * Resolves when every change that was committed before the call has been reported, when `live` is
   * false, or after a timeout. Never rejects; callers share round trips.
   */
  waitForPending(): Promise<void>;
  /**
   * Listens to another channel on the same connection, one subscriber a channel.
   * @throws DatabaseError when the feed is not connected, behind a connection pooler for example
   */
  listen(
    channel: string,
    onNotification: Channel["onNotification"],
    onReconnect: Channel["onReconnect"],
  ): Promise<{ close(): Promise<void> }>;
  /** Resolves when the feed is first live, or when the first attempt has failed. */
  readonly started: Promise<void>;
  /** Closes the connection and ends all attempts. */
  close(): Promise<void>;
}

export interface ChangeFeedOptions {
  /** Called once, with the reason, when the connection fails. The feed reconnects automatically. */
  onTrouble?: (error: Error) => void;
  /**
   * True if the operator has configured that there is no connection pooler, which disables the
   * detection.
   */
  isDirect?: boolean;
  /** How long the connection may be silent, in ms; 2 s by default. Tests on a busy machine allow more. */
  maxSilence?: number;
}

/** Pause between two attempts in ms, doubled after each. */
const MIN_PAUSE = 100;
const MAX_PAUSE = 5_000;

/**
 * Listens (LISTEN) on a connection of its own to the triggers' notifications (NOTIFY) and replaces
 * a lost or silent connection; the database has to be migrated. Behind a connection pooler the feed
 * never becomes live, because LISTEN would stay with a connection that later serves other clients.
 */
export function openChangeFeed(
  connectionString: string,
  options: ChangeFeedOptions = {},
): ChangeFeed {
  const listeners = new Set<Listener>();
  const channels = new Map<string, Channel>();
  const started = Promise.withResolvers<void>();
  const closing = new AbortController();
  let connection: ListenConnection | undefined;
  let isOpen = false;
  let pause = MIN_PAUSE;
  let isTroubleReported = false;

  const publish: Listener = (topic) => {
    for (const listener of listeners) listener(topic);
  };
  const receive = (channel: string, payload: string) => {
    if (channel === CHANGES_CHANNEL) publish(payload || null);
    else channels.get(channel)?.onNotification(payload);
  };
  const isLive = () => isOpen && connection?.alive === true;

  /** Uses one connection until it is lost, and throws the reason. */
  const useConnection = async (): Promise<never> => {
    connection = new ListenConnection(connectionString, receive, options);
    await connection.open([...channels.keys()]);
    publish(null);
    for (const { onReconnect } of channels.values()) onReconnect();
    isOpen = true;
    pause = MIN_PAUSE;
    isTroubleReported = false;
    started.resolve();
    throw await connection.lost;
  };

  const run = async () => {
    while (!closing.signal.aborted) {
      const reason = await useConnection().catch((error: Error) => error);
      isOpen = false;
      started.resolve();
      if (closing.signal.aborted) return;
      if (!isTroubleReported) options.onTrouble?.(reason);
      isTroubleReported = true;
      await delay(pause, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      pause = Math.min(pause * 2, MAX_PAUSE);
    }
  };
  const running = run();

  return {
    get live() {
      return isLive();
    },
    subscribe: (listener) => {
      const own: Listener = (topic) => listener(topic); // a function may subscribe twice
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    waitForPending: async () => {
      if (isLive()) await connection?.waitForPending();
    },
    listen: async (channel, onNotification, onReconnect) => {
      await started.promise;
      if (!isOpen || !connection) throw new DatabaseError("The change feed is not connected.");
      channels.set(channel, { onNotification, onReconnect });
      await connection.listen(channel);
      // The connection stays the feed's: notifications of a channel without a subscriber are dropped.
      return { close: async () => void channels.delete(channel) };
    },
    started: started.promise,
    close: async () => {
      closing.abort();
      connection?.close(new Error("Closed."));
      await running;
    },
  };
}
