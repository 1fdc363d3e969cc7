import { useSyncExternalStore } from "react";
import classes from "../ui/hidden.module.css";
import { announcements } from "./announcements.ts";

const nothing = () => "";

/** Tells screen readers which page is shown; a browser does so by itself only on a full load. */
export function RouteAnnouncer() {
  const title = useSyncExternalStore(announcements.subscribe, announcements.current, nothing);
  return (
    <div className={classes.hidden} aria-live="polite" aria-atomic="true">
      {title}
    </div>
  );
}
