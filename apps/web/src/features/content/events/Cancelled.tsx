import type { EventRegistration } from "@headwaters/contracts";
import { stateTexts } from "../../registrations/texts/registering.ts";
import classes from "./Cancelled.module.css";

/** Says at the top of an event's page that it does not take place, and why. */
export function Cancelled({ registration }: { registration: EventRegistration }) {
  const { title, text } = stateTexts.cancelled;
  return (
    <div className={classes.note}>
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{registration.cancelledNote ?? text}</p>
    </div>
  );
}
