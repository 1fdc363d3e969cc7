import type { ChangeFeed } from "@headwaters/db";

/** Builds a change feed that the test controls. */
export function buildChanges() {
  const listeners = new Set<(topic: string | null) => void>();
  const changes: { -readonly [Name in keyof ChangeFeed]: ChangeFeed[Name] } = {
    live: true,
    subscribe(listener: (topic: string | null) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listen: async () => ({ close: async () => {} }),
    waitForPending: async () => {},
    started: Promise.resolve(),
    close: async () => {},
  };
  const tell = (topic: string | null) => {
    for (const listener of listeners) listener(topic);
  };
  return { changes, tell };
}
