import type { Roster } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Arrow } from "#ui/Arrow.tsx";
import { Badge } from "#ui/Badge.tsx";
import { DateText } from "#ui/DateText.tsx";
import { QuietHeader } from "#ui/page/sections.tsx";
import { rosterTexts } from "../texts/roster.ts";
import classes from "./EventRoster.module.css";

/** The event of the roster, with links to its page and its editor. */
export function RosterHeader({ event }: { event: Roster["event"] }) {
  const texts = rosterTexts;
  return (
    <QuietHeader
      eyebrow={
        <>
          {texts.title}{" "}
          {event.cancelledAt && <Badge names={{}} value={texts.cancelled} isWarning />}
        </>
      }
      title={event.title}
    >
      <p className={classes.facts}>
        <DateText date={event.eventDate} withTime />
        <br />
        {event.location}
      </p>
      <p className={classes.links}>
        <Link to={paths.event(event.id)}>
          <Arrow to="left" /> {texts.back}
        </Link>
        {event.canEdit && <Link to={paths.editContent("events", event.id)}>{texts.edit}</Link>}
      </p>
      {event.state === "notOpen" && <p className={classes.facts}>{texts.notOpen}</p>}
      {event.pendingCancelledNote && <p className={classes.facts}>{texts.noteWaits}</p>}
    </QuietHeader>
  );
}
