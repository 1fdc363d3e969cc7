import "#ui/styles/components/fieldset.css";
import {
  type Attendance,
  attendances,
  type CheckInConflict,
  type RosterEntry,
} from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { formatTime } from "#lib/dates.ts";
import hidden from "#ui/hidden.module.css";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "./CheckInControls.module.css";
import { PickUp } from "./PickUp.tsx";
import { useCheckIn } from "./useCheckIn.ts";

const icons = { arrived: IconCheck, "no-show": IconX };

interface CheckInControlsProps {
  eventId: string;
  person: RosterEntry;
  isMinor: boolean;
}

function describe({ field, older, newer }: CheckInConflict): string {
  const { names, noted, nothing, conflict } = rosterTexts.checkIn;
  const tell = ({ value, by, at }: CheckInConflict["newer"]) => {
    const what = field === "attendance" && value ? names[value as Attendance] : value;
    return noted(by, what ?? nothing[field], formatTime(at));
  };
  return conflict(tell(older), tell(newer));
}

/** Buttons for present and absent; a second tap undoes. */
export function CheckInControls({ eventId, person, isMinor }: CheckInControlsProps) {
  const { label, names, undo, again: tryAgain } = rosterTexts.checkIn;
  const { shown, trouble, again, save } = useCheckIn(eventId, person);
  const isDoubtful = person.conflicts.length > 0;
  const first = useRef<HTMLButtonElement>(null);

  const note = (attendance: Attendance) =>
    save(attendance === "no-show" ? { attendance, pickedUpBy: null } : { attendance });
  function refund() {
    save({ attendance: null, pickedUpBy: null });
    first.current?.focus(); // The undo button disappears.
  }

  return (
    <Fieldset className={classes.controls ?? ""} aria-label={`${label}: ${person.firstName}`}>
      <div className={classes.buttons}>
        {attendances.map((attendance) => {
          const Icon = icons[attendance];
          const isNoted = shown.attendance === attendance;
          return (
            <button
              key={attendance}
              ref={attendance === "arrived" ? first : null}
              type="button"
              className={classes.note}
              data-attendance={attendance}
              aria-pressed={isNoted}
              onClick={() => (!isNoted || isDoubtful) && note(attendance)}
            >
              <Icon size={22} stroke={2.25} aria-hidden />
              {names[attendance]}
              <span className={hidden.hidden}> {person.firstName}</span>
            </button>
          );
        })}
        {shown.attendance && (
          <button type="button" className={classes.undo} onClick={refund}>
            {undo}
            <span className={hidden.hidden}> {person.firstName}</span>
          </button>
        )}
      </div>
      {isMinor && shown.attendance === "arrived" && (
        <PickUp
          person={person}
          pickedUpBy={shown.pickedUpBy}
          onSave={(pickedUpBy) => save({ pickedUpBy })}
        />
      )}
      <div role="status" className={classes.trouble}>
        {person.conflicts.map((conflict) => (
          <p key={conflict.field}>{describe(conflict)}</p>
        ))}
        {trouble && <p>{trouble}</p>}
        {again && (
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              again();
              first.current?.focus();
            }}
          >
            {tryAgain}
            <span className={hidden.hidden}> {person.firstName}</span>
          </Button>
        )}
      </div>
    </Fieldset>
  );
}
