import type { Roster, User } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { Arrow } from "../../components/Arrow.tsx";
import { DateText } from "../../components/DateText.tsx";
import { dateTimeText } from "../../components/dates.ts";
import { Badge } from "../../components/items/Badge.tsx";
import { QuietHeader } from "../../components/QuietHeader.tsx";
import { WithoutScript } from "../../components/WithoutScript.tsx";
import { rosterTexts } from "../../content/roster.ts";
import { paths } from "../../paths.ts";
import { Ages } from "./Ages.tsx";
import { CallOff } from "./CallOff.tsx";
import classes from "./EventRoster.module.css";
import { Lists } from "./Lists.tsx";
import { Numbers } from "./Numbers.tsx";
import { PaperList } from "./PaperList.tsx";
import { Tools } from "./Tools.tsx";

interface EventRosterProps {
  user: User;
  roster: Roster;
  /** When the list was last known to be right, while it cannot be refreshed. */
  staleSince: Date | null;
}

/** The list at the dock, and what its author and staff do with an event. */
export function EventRoster({ user, roster, staleSince }: EventRosterProps) {
  const { event } = roster;
  const texts = rosterTexts;
  return (
    <>
      <div className={classes.screen}>
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
            <Link to={paths.writingItem("events", event.id)}>{texts.edit}</Link>
          </p>
        </QuietHeader>
        <div className={classes.page}>
          <WithoutScript what="Check-in" />
          <Numbers roster={roster} />
          <Tools user={user} roster={roster} />
          {staleSince && (
            <p className={classes.stale} role="alert">
              {texts.stale(dateTimeText(staleSince))}
            </p>
          )}
          <Lists roster={roster} />
          {!event.cancelledAt && event.state !== "past" && (
            <div className={classes.settings}>
              <Ages key={event.ageGroup} event={event} />
              <CallOff roster={roster} />
            </div>
          )}
          <p className={classes.note}>{texts.note}</p>
        </div>
      </div>
      <PaperList roster={roster} />
    </>
  );
}
