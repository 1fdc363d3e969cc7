const KEY = "headwaters.loggedOut";

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // No storage: the line is not shown, and nothing else is missing.
    return undefined;
  }
}

/** Remembers for the sign-in page that the session had ended. */
export const loggedOut = {
  set: () => attempt((storage) => storage.setItem(KEY, "1")),
  isSet: () => attempt((storage) => storage.getItem(KEY)) === "1",
  clear: () => attempt((storage) => storage.removeItem(KEY)),
};
