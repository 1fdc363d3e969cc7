import { organization } from "@headwaters/contracts";
import { onlineManager } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "#lib/paths.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A roster is cached from this many days before its event. */
const DAYS_BEFORE = 7;

const day = new Intl.DateTimeFormat("sv-SE", { timeZone: organization.timeZone });

/**
 * Caches the roster on this device for offline use, from shortly before the event to the end of the
 * day after it. Signing out deletes it (deleteOfflineRosters).
 */
export function useOfflineRoster({ id, eventDate }: { id: string; eventDate: Date }) {
  const time = eventDate.getTime();
  // TanStack Query does not detect that a page was opened offline: check-ins would fail instead of
  // waiting.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  useEffect(() => {
    const until = findEnd(new Date(time));
    const isNear = Date.now() > time - DAYS_BEFORE * DAY && Date.now() < until;
    if (!isNear || !("serviceWorker" in navigator)) return;
    void (async () => {
      const registration = await navigator.serviceWorker.register("/roster-worker.js", {
        scope: paths.roster(id),
      });
      const worker = registration.active ?? (await navigator.serviceWorker.ready).active;
      worker?.postMessage({ until });
    })().catch(() => {}); // The roster still works online.
  }, [id, time]);
}

/** The end of the day after the event, in the organization's time zone; at most an hour late. */
function findEnd(eventDate: Date): number {
  const last = day.format(new Date(eventDate.getTime() + DAY));
  let end = eventDate.getTime() + DAY;
  while (day.format(end) <= last) end += DAY / 24;
  return end;
}
