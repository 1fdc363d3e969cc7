import "#ui/styles/components/fieldset.css";
import {
  type Attendance,
  attendances,
  type CheckInConflict,
  type Roster,
  type RosterEntry,
} from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useRef } from "react";
import { formatTime } from "#lib/dates.ts";
import hidden from "#ui/hidden.module.css";
import classes from "./CheckIn.module.css";
import { PickUp } from "./PickUp.tsx";
import { checkInTexts } from "./texts.ts";
import { useCheckIn } from "./useCheckIn.ts";

const icons = { arrived: IconCheck, "no-show": IconX };

interface CheckInControlsProps {
  event: Pick<Roster["event"], "id" | "eventDate">;
  person: RosterEntry;
  isMinor: boolean;
}

/** Buttons for present and absent; a second tap undoes. */
export function CheckInControls({ event, person, isMinor }: CheckInControlsProps) {
  const { label, names, undo, retry: retryLabel } = checkInTexts;
  const { shown, problem, retry, save } = useCheckIn(event.id, person);
  const hasConflict = person.conflicts.length > 0;
  const firstButton = useRef<HTMLButtonElement>(null);

  const record = (attendance: Attendance) =>
    save(attendance === "no-show" ? { attendance, pickedUpBy: null } : { attendance });
  function undoCheckIn() {
    save({ attendance: null, pickedUpBy: null });
    firstButton.current?.focus(); // The undo button disappears.
  }

  return (
    <Fieldset className={classes.controls ?? ""} aria-label={`${label}: ${person.firstName}`}>
      <div className={classes.buttons}>
        {attendances.map((attendance) => {
          const Icon = icons[attendance];
          const isPressed = shown.attendance === attendance;
          return (
            <button
              key={attendance}
              ref={attendance === "arrived" ? firstButton : null}
              type="button"
              className={classes.attendance}
              data-attendance={attendance}
              aria-pressed={isPressed}
              onClick={() => (!isPressed || hasConflict) && record(attendance)}
            >
              <Icon size={22} stroke={2.25} aria-hidden />
              {names[attendance]}
              <span className={hidden.hidden}> {person.firstName}</span>
            </button>
          );
        })}
        {shown.attendance && (
          <button type="button" className={classes.undo} onClick={undoCheckIn}>
            {undo}
            <span className={hidden.hidden}> {person.firstName}</span>
          </button>
        )}
      </div>
      {isMinor && shown.attendance === "arrived" && (
        <PickUp
          person={person}
          eventDate={event.eventDate}
          pickedUpBy={shown.pickedUpBy}
          onSave={(pickedUpBy) => save({ pickedUpBy })}
        />
      )}
      <div role="status" className={classes.problem}>
        {person.conflicts.map((conflict) => (
          <p key={conflict.field}>{describeConflict(conflict)}</p>
        ))}
        {problem && <p>{problem}</p>}
        {retry && (
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              retry();
              firstButton.current?.focus();
            }}
          >
            {retryLabel}
            <span className={hidden.hidden}> {person.firstName}</span>
          </Button>
        )}
      </div>
    </Fieldset>
  );
}

/** A conflict of two check-ins in a sentence. */
function describeConflict({ field, older, newer }: CheckInConflict): string {
  const { names, noted, nothing, conflict } = checkInTexts;
  const describe = ({ value, by, at }: CheckInConflict["newer"]) => {
    const what = field === "attendance" && value ? names[value as Attendance] : value;
    return noted(by, what ?? nothing[field], formatTime(at));
  };
  return conflict(describe(older), describe(newer));
}
