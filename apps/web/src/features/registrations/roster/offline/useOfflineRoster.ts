import { organization } from "@headwaters/contracts";
import { onlineManager } from "@tanstack/react-query";
import { useEffect } from "react";
import { paths } from "../../../../lib/paths.ts";

const DAY = 24 * 60 * 60 * 1000;
/** A list is kept on the device from so many days before its event. */
const DAYS_BEFORE = 7;

const day = new Intl.DateTimeFormat("sv-SE", { timeZone: organization.timeZone });

/** The end of the day after the event, where the organization is; at most an hour late. */
function findEnd(eventDate: Date): number {
  const last = day.format(new Date(eventDate.getTime() + DAY));
  let end = eventDate.getTime() + DAY;
  while (day.format(end) <= last) end += DAY / 24;
  return end;
}

/**
 * Keeps the roster on this device, so that it opens without signal: from a week before the event to
 * the end of the day after it. Whoever signs out erases it (deleteOfflineRosters).
 */
export function useOfflineRoster({ id, eventDate }: { id: string; eventDate: Date }) {
  const time = eventDate.getTime();
  // Of a page that was opened without signal it hears nothing: check-ins would fail instead of waiting.
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
    })().catch(() => {}); // the list is there anyway, as long as there is signal
  }, [id, time]);
}
