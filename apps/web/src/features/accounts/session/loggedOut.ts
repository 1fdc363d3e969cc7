import { isUnauthorized } from "#lib/api/failures.ts";
import { paths, WRITE } from "#lib/paths.ts";
import { tabStorage } from "#lib/storage.ts";
import { toasts } from "#lib/toasts.ts";

const KEY = "headwaters.loggedOut";

/** Records for the sign-in page that the session had ended, and on which page of this site. */
export const loggedOut = {
  set: (hash = "") =>
    tabStorage.write(KEY, window.location.pathname + window.location.search + hash),
  find: () => tabStorage.read(KEY),
  isSet: () => Boolean(loggedOut.find()),
  clear: () => tabStorage.write(KEY, null),
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
