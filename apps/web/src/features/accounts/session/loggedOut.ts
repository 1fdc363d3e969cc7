const KEY = "headwaters.loggedOut";

function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // No storage: the line is not shown, and nothing else is missing.
    return undefined;
  }
}

/** That a form was sent after the session had ended, to be said on the sign-in page of this tab. */
export const loggedOut = {
  note: () => attempt((storage) => storage.setItem(KEY, "1")),
  wasNoted: () => attempt((storage) => storage.getItem(KEY)) === "1",
  forget: () => attempt((storage) => storage.removeItem(KEY)),
};
