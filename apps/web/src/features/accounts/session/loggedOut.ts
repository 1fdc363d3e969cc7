const KEY = "headwaters.loggedOut";

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // No storage: the line is not shown, and nothing else is missing.
    return undefined;
  }
}

/** Remembers for the sign-in page that the session had ended, and at which address of ours. */
export const loggedOut = {
  set: (hash = "") =>
    attempt((storage) =>
      storage.setItem(KEY, window.location.pathname + window.location.search + hash),
    ),
  find: () => attempt((storage) => storage.getItem(KEY)),
  isSet: () => Boolean(loggedOut.find()),
  clear: () => attempt((storage) => storage.removeItem(KEY)),
};
