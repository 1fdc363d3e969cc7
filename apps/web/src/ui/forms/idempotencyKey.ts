import { useRef } from "react";

const PREFIX = "headwaters.sending.";

const createIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * A key for one submission, by which the server stores a repeated submission once. It is the same until
 * it is renewed after a success.
 * @param keepAs the name by which it survives a reload of the page
 */
export function useIdempotencyKey(keepAs?: string) {
  const own = useRef<string | null>(null);
  const name = keepAs && PREFIX + keepAs;
  return {
    get(): string {
      const kept = name && attempt((storage) => storage.getItem(name));
      own.current ??= kept || createIdempotencyKey();
      const key = own.current;
      if (name) attempt((storage) => storage.setItem(name, key));
      return key;
    },
    renew() {
      own.current = null;
      if (name) attempt((storage) => storage.removeItem(name));
    },
  };
}
