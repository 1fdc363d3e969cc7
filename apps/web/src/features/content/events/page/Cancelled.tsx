import type { EventRegistration } from "@headwaters/contracts";
import shared from "../../../../ui/shared.module.css";
import { eventTexts } from "../../texts/reading/event.ts";
import classes from "./Cancelled.module.css";

/** A notice at the top of an event's page: cancelled, with the reason. */
export function Cancelled({ registration }: { registration: EventRegistration }) {
  const { title, text } = eventTexts.cancelled;
  return (
    <div className={`${shared.alert} ${classes.note}`}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{registration.cancelledNote ?? text}</p>
    </div>
  );
}
