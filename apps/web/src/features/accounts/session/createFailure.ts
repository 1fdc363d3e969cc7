import { isUnauthorized } from "../../../lib/api/failures.ts";
import { paths } from "../../../lib/paths.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { loggedOut } from "./loggedOut.ts";

/** Time to read that the session is over before the sign-in page comes: the specification's number. */
const REDIRECT_DELAY_MS = 500;

/** Says that the session is over, here and on the sign-in page that comes next. */
export function toastLoggedOut() {
  toasts.show({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    variant: "destructive",
  });
  loggedOut.note();
}

/** Says that something could not be created; signs in again where the session was over. */
export function toastCreateFailure(error: unknown, description: string) {
  if (!isUnauthorized(error)) {
    toasts.show({ title: "Error", description, variant: "destructive" });
    return;
  }
  toastLoggedOut();
  setTimeout(() => window.location.assign(paths.apiLogin), REDIRECT_DELAY_MS);
}
