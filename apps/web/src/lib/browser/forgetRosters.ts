/**
 * Deletes the rosters that this device has cached (public/roster-worker.js). Insecure pages have no
 * caches.
 */
export const forgetRosters = () => void globalThis.caches?.delete("rosters");
