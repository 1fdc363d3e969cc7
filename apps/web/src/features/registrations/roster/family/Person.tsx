import { isMinor, type Roster, type RosterEntry } from "@headwaters/contracts";
import { IconAlertTriangle, IconCamera, IconCameraOff } from "@tabler/icons-react";
import { rosterTexts } from "../../texts/roster.ts";
import { CheckInControls } from "../check-in/CheckInControls.tsx";
import { ageText } from "./age.ts";
import classes from "./Person.module.css";

interface PersonProps {
  event: Roster["event"];
  person: RosterEntry;
}

/** A person on the roster, readable in bright sun at arm's length. */
export function Person({ event, person }: PersonProps) {
  const { firstName, birthYear, needs, photoConsent, status } = person;
  const texts = rosterTexts.person;
  const isChild = isMinor(event.eventDate, birthYear);
  const Camera = photoConsent ? IconCamera : IconCameraOff;
  return (
    <div className={classes.person}>
      <div className={classes.words}>
        <h3 className={classes.name}>{firstName}</h3>
        {person.place !== null && <p>{texts.place(person.place)}</p>}
        {person.cancellation && (
          <p>{rosterTexts.lost.had[status === "cancelled" ? "seat" : "waitlist"]}</p>
        )}
        <p className={classes.facts}>
          <span>
            {ageText(event.eventDate, birthYear)}
            {person.isAnyAge && ` (${texts.anyAge})`}
          </span>
          <span className={classes.photos} data-photos={photoConsent}>
            <Camera size={20} stroke={1.75} aria-hidden />
            {photoConsent ? texts.photos : texts.noPhotos}
          </span>
        </p>
        {needs && (
          <p className={classes.needs}>
            <IconAlertTriangle size={24} stroke={2} aria-hidden />
            <span>
              <strong>{texts.needs}</strong> {needs}
            </span>
          </p>
        )}
      </div>
      {status === "confirmed" && (
        <CheckInControls eventId={event.id} person={person} isMinor={isChild} />
      )}
    </div>
  );
}
