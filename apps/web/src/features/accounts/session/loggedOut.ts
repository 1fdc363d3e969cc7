import { tabStorage } from "#lib/storage.ts";

const KEY = "headwaters.loggedOut";

/** Records for the sign-in page that the session had ended, and on which page of this site. */
export const loggedOut = {
  set: (hash = "") =>
    tabStorage.write(KEY, window.location.pathname + window.location.search + hash),
  find: () => tabStorage.read(KEY),
  isSet: () => Boolean(loggedOut.find()),
  clear: () => tabStorage.write(KEY, null),
};
