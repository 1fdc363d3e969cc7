import type { Roster } from "@headwaters/contracts";
import { useState } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import shared from "#ui/shared.module.css";
import { rosterTexts } from "../../texts/roster.ts";
import { CancelEventDialog } from "../dialogs/CancelEventDialog.tsx";
import classes from "./Settings.module.css";

interface CallOffProps {
  event: Pick<Roster["event"], "id">;
  /** The consequences for the people of the event. */
  consequences: readonly string[];
}

/** Cancels the event, after a confirmation. */
export function CancelEvent({ event, consequences }: CallOffProps) {
  const { title, text, button } = rosterTexts.cancelEvent;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={classes.setting}>
      <h2 className={shared.heading}>{title}</h2>
      <p>{text}</p>
      <OpenButton variant="default" aria-haspopup="dialog" onOpen={() => setAsking(true)}>
        {button}
      </OpenButton>
      <CancelEventDialog
        eventId={event.id}
        consequences={consequences}
        opened={isAsking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
