import { newKey } from "./newKey.ts";

const PREFIX = "headwaters.sending.";

/** Where the browser has no storage, a key lives as long as the page. */
const memory = new Map<string, string>();

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * The key of what a form sends, until it was taken: the same again after a failure, a reload or a
 * step back, so that what was on its way is not kept twice.
 */
export const sendingKey = {
  of(form: string): string {
    const name = PREFIX + form;
    const known = attempt((storage) => storage.getItem(name)) ?? memory.get(name);
    if (known) return known;
    const key = newKey();
    memory.set(name, key);
    attempt((storage) => storage.setItem(name, key));
    return key;
  },
  forget(form: string) {
    memory.delete(PREFIX + form);
    attempt((storage) => storage.removeItem(PREFIX + form));
  },
};
