/** Erases the rosters that this device keeps (public/roster-worker.js). Absent where pages are insecure. */
export const deleteOfflineRosters = () => void globalThis.caches?.delete("rosters");
