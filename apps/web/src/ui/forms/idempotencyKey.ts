import { useRef } from "react";
import { tabStorage } from "#lib/storage.ts";

const PREFIX = "headwaters.sending.";

const createIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

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
      own.current ??= (name && tabStorage.read(name)) || createIdempotencyKey();
      if (name) tabStorage.write(name, own.current);
      return own.current;
    },
    renew() {
      own.current = null;
      if (name) tabStorage.write(name, null);
    },
  };
}
