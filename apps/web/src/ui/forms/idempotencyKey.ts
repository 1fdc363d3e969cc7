const PREFIX = "headwaters.sending.";

/** Holds the keys of this page if the browser has no storage. */
const memory = new Map<string, string>();

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** A key for one submission: the server stores repeated submissions with the same key once. */
export const createIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

/**
 * The key of a form's submission, which survives failures and reloads until the submission
 * succeeds.
 */
export const idempotencyKeys = {
  get(form: string): string {
    const name = PREFIX + form;
    const known = attempt((storage) => storage.getItem(name)) ?? memory.get(name);
    if (known) return known;
    const key = createIdempotencyKey();
    memory.set(name, key);
    attempt((storage) => storage.setItem(name, key));
    return key;
  },
  delete(form: string) {
    memory.delete(PREFIX + form);
    attempt((storage) => storage.removeItem(PREFIX + form));
  },
};
