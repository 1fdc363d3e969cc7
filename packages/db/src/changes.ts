import { setTimeout as delay } from "node:timers/promises";
import { Line, type Listener } from "./changes/line.ts";

/** What a process knows of the changes of public content, whoever makes them. */
export interface Changes {
  /**
   * Whether changes arrive: false as soon as that is in doubt, at the latest 2 s after the last
   * moment of which it is certain. `caughtUp` closes that gap.
   */
  readonly live: boolean;
  /**
   * Calls `listener`, which must not throw, with the capability's name for each committed change
   * ("news", "events", "education"), and with null when any number of them may have been missed:
   * before `live` becomes true, after each lost connection as well, and for a bare
   * `NOTIFY headwaters_changes`. Returns what ends that.
   */
  subscribe(listener: Listener): () => void;
  /**
   * Resolves when every change that was committed before the call has been told, or, with `live`
   * false, when that cannot be had; after 4 s at most. Never rejects. Callers share round trips.
   */
  caughtUp(): Promise<void>;
  /** Resolves when first live, or when the first attempt has failed. */
  readonly started: Promise<void>;
  /** Drops the connection and ends everything, at any time. */
  close(): Promise<void>;
}

export interface ChangesOptions {
  /** Told once when changes cease to arrive, with the reason; attempts go on by themselves. */
  onTrouble?: (error: Error) => void;
  /** Whether the operator says that no connection pooler is in between, whatever it looks like. */
  isDirect?: boolean;
}

// Between attempts, in milliseconds; doubled from one to the other.
const shortestPause = 100;
const longestPause = 5_000;

/**
 * Listens, over a connection of its own, to what the triggers of the migration content_changes
 * tell; call it once the database is migrated. A connection that is lost, or silent for 2 s, is
 * replaced for as long as it takes. Behind a connection pooler it never becomes live: LISTEN would stay
 * with a connection that serves other clients later.
 */
export function listenForChanges(connectionString: string, options: ChangesOptions = {}): Changes {
  const listeners = new Set<Listener>();
  const started = Promise.withResolvers<void>();
  const closing = new AbortController();
  let line: Line | undefined;
  let open = false;
  let pause = shortestPause;
  let troubled = false;

  const tell: Listener = (capability) => {
    for (const listener of listeners) listener(capability);
  };
  const isLive = () => open && line?.alive === true;

  /** Uses one connection until it is lost, and throws the reason. */
  const useLine = async (): Promise<never> => {
    line = new Line(connectionString, tell, options.isDirect);
    await line.open();
    tell(null);
    open = true;
    pause = shortestPause;
    troubled = false;
    started.resolve();
    throw await line.lost;
  };

  const run = async () => {
    while (!closing.signal.aborted) {
      const reason = await useLine().catch((error: Error) => error);
      open = false;
      started.resolve();
      if (closing.signal.aborted) return;
      if (!troubled) options.onTrouble?.(reason);
      troubled = true;
      await delay(pause, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
    }
  };
  const running = run();

  return {
    get live() {
      return isLive();
    },
    subscribe: (listener) => {
      const own: Listener = (capability) => listener(capability); // the same may subscribe twice
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    caughtUp: async () => {
      if (isLive()) await line?.caughtUp();
    },
    started: started.promise,
    close: async () => {
      closing.abort();
      line?.hangUp(new Error("Closed."));
      await running;
    },
  };
}
