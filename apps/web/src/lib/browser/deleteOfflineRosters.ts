/**
 * Deletes the rosters that this device has cached (public/roster-worker.js). Insecure pages have no
 * caches.
 */
export const deleteOfflineRosters = () => void globalThis.caches?.delete("rosters");
