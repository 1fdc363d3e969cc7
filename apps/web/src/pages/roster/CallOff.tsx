import type { Roster } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useState } from "react";
import { rosterTexts } from "../../content/roster.ts";
import { CallOffDialog } from "./CallOffDialog.tsx";
import classes from "./Settings.module.css";

/** Calls the event off, after asking. */
export function CallOff({ roster }: { roster: Roster }) {
  const { title, text, button } = rosterTexts.callOff;
  const [isAsking, setAsking] = useState(false);
  return (
    <section className={classes.setting}>
      <h2>{title}</h2>
      <p>{text}</p>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {button}
      </Button>
      <CallOffDialog roster={roster} opened={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
