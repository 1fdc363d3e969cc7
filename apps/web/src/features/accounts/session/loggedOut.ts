const KEY = "headwaters.loggedOut";

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Without storage the line is not shown.
    return undefined;
  }
}

/** Records for the sign-in page that the session had ended, and on which page of this site. */
export const loggedOut = {
  set: (hash = "") =>
    attempt((storage) =>
      storage.setItem(KEY, window.location.pathname + window.location.search + hash),
    ),
  find: () => attempt((storage) => storage.getItem(KEY)),
  isSet: () => Boolean(loggedOut.find()),
  clear: () => attempt((storage) => storage.removeItem(KEY)),
};
