import type { EventPage } from "@headwaters/contracts";
import shared from "#ui/shared.module.css";
import { eventTexts } from "../../texts/reading/event.ts";
import classes from "./EventNotice.module.css";

/**
 * A notice at the top of an event's page: it is cancelled, with the reason, or a member announced it and
 * staff have not looked at it yet.
 */
export function EventNotice({ isPublished, registration }: EventPage) {
  const { state, isBacked, cancelledNote } = registration;
  const isCancelled = state === "cancelled";
  if (!isCancelled && (isBacked || !isPublished)) return null;
  const { title, text } = isCancelled ? eventTexts.cancelled : eventTexts.unbacked;
  return (
    <div className={`${shared.alert} ${classes.note}`}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{(isCancelled && cancelledNote) || text}</p>
    </div>
  );
}
