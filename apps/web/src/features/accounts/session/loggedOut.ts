import { isUnauthorized } from "#lib/api/failures.ts";
import { paths, WRITE } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";

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

export const loggedOutToast = {
  title: "Unauthorized",
  description: "You are logged out. Logging in again...",
  variant: "destructive",
} as const;

/** Time to read the toast before the redirect, as the specification says. */
const REDIRECT_DELAY_MS = 500;

/** Shows that an item could not be created; redirects to the sign-in page when the session has ended. */
export function toastCreateFailure(error: unknown, description: string) {
  if (!isUnauthorized(error)) {
    toasts.show({ title: "Error", description, variant: "destructive" });
    return;
  }
  toasts.show(loggedOutToast);
  loggedOut.set(WRITE);
  setTimeout(() => window.location.assign(paths.apiLogin), REDIRECT_DELAY_MS);
}
