import { useSyncExternalStore } from "react";
import classes from "#ui/hidden.module.css";
import { announcements } from "./announcements.ts";

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
