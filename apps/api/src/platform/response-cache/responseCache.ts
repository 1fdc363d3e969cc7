import type { Changes } from "@headwaters/db";
import { LRUCache } from "lru-cache";
import { type Answer, Bytes } from "./cachedResponse.ts";

/** Together the kept answers take at most this, bytes. */
const MAX_WEIGHT = 64 * 1024 * 1024;
/** No address of ours is longer, characters; a stranger's query string may be. */
const MAX_KEY_LENGTH = 1_000;

interface Kept {
  bytes: Bytes;
  /** The clock when its making began: what changed later may be missing in it. */
  since: number;
}

export interface ByteCache {
  /** The kept answer of this key, unless something that it shows has changed. */
  ready(key: string): Bytes | undefined;
  /**
   * The kept answer, or one that `make` makes: once for all who ask for it at the same time. It
   * must depend on nothing but the key and the tables of the capabilities that it shows.
   */
  get(key: string, make: () => Promise<Answer>): Promise<Bytes>;
  /** Ends what is kept of a capability that has changed by other means than a write: by time. */
  expire(capability: string): void;
}

/**
 * Keeps the answers that every visitor gets alike until what they show changes. Time is counted in
 * changes, of which `changes` tells; while it cannot tell of them, nothing that shows any is kept.
 */
export function createByteCache(changes: Changes): ByteCache {
  let clock = 0;
  let allChanged = 0;
  const changed = new Map<string, number>();
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_WEIGHT,
    sizeCalculation: ({ bytes }) => bytes.weight,
  });
  const making = new Map<string, { since: number; bytes: Promise<Bytes> }>();
  const next = new Map<string, Promise<Bytes>>();

  function change(capability: string | null) {
    clock += 1;
    if (capability === null) allChanged = clock;
    else changed.set(capability, clock);
  }
  changes.subscribe(change);

  function isFresh({ bytes: { shows }, since }: Kept): boolean {
    if (shows.size === 0) return true;
    if (!changes.live || allChanged > since) return false;
    for (const capability of shows) {
      if ((changed.get(capability) ?? 0) > since) return false;
    }
    return true;
  }

  function ready(key: string): Bytes | undefined {
    const found = kept.get(key);
    if (!found) return undefined;
    if (isFresh(found)) return found.bytes;
    kept.delete(key);
    return undefined;
  }

  async function made(key: string, make: () => Promise<Answer>, since: number): Promise<Bytes> {
    try {
      const bytes = new Bytes(await make());
      const answer = { bytes, since };
      const isKept = bytes.keep && key.length <= MAX_KEY_LENGTH && isFresh(answer);
      if (isKept) kept.set(key, answer);
      return bytes;
    } finally {
      making.delete(key);
    }
  }

  function begin(key: string, make: () => Promise<Answer>): Promise<Bytes> {
    const bytes = made(key, make, clock);
    making.set(key, { since: clock, bytes });
    return bytes;
  }

  /** For those who must not be given what has begun: the next one, which they share. */
  function after(begun: Promise<Bytes>, key: string, make: () => Promise<Answer>): Promise<Bytes> {
    const waited = next.get(key);
    if (waited) return waited;
    const then = () => {
      next.delete(key);
      return begin(key, make);
    };
    const bytes = begun.then(then, then);
    next.set(key, bytes);
    return bytes;
  }

  return {
    ready,
    expire: change,
    async get(key, make) {
      const answer = ready(key);
      if (answer) return answer;
      const begun = making.get(key);
      if (!begun) return begin(key, make);
      // Whoever comes after a change must not be given what was begun before it.
      const isCurrent = changes.live && begun.since === clock;
      return isCurrent ? begun.bytes : after(begun.bytes, key, make);
    },
  };
}
