import { useSyncExternalStore } from "react";
import classes from "../hidden.module.css";

let announced = "";

const listeners = new Set<() => void>();

/** The title of the current page, for the live region that announces it. */
export const announcements = {
  announce(title: string) {
    announced = title;
    for (const listener of listeners) listener();
  },
  current: () => announced,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

const nothing = () => "";

/** Announces page changes, which browsers announce only on full loads. */
export function RouteAnnouncer() {
  const title = useSyncExternalStore(announcements.subscribe, announcements.current, nothing);
  return (
    <div className={classes.hidden} aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
