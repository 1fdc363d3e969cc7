import {
  agesOn,
  findPickUpProblem,
  type RosterEntry,
  WENT_HOME_ALONE,
} from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { formatTime } from "#lib/dates.ts";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import hidden from "#ui/hidden.module.css";
import classes from "./CheckIn.module.css";
import { checkInTexts } from "./texts.ts";

interface PickUpProps {
  person: RosterEntry;
  eventDate: Date;
  /** As shown, which may not be sent yet. */
  pickedUpBy: string | null;
  onSave: (pickedUpBy: string | null) => void;
}

/** Whether a guardian lets the child go home alone on this day, at the younger of its possible ages. */
const mayGoAlone = ({ birthYear, pickUp: { aloneFromAge } }: RosterEntry, eventDate: Date) =>
  aloneFromAge !== null && birthYear !== null && agesOn(eventDate, birthYear)[0] >= aloneFromAge;

const findProblem = (person: RosterEntry, eventDate: Date, name: string) =>
  name === WENT_HOME_ALONE && mayGoAlone(person, eventDate)
    ? null
    : findPickUpProblem(person.pickUp, name);

/** Who took a child home: a choice of those who may, and a field for anybody else. */
export function PickUp({ person, eventDate, pickedUpBy, onSave }: PickUpProps) {
  const texts = checkInTexts;
  const [isChanging, setChanging] = useState(false);
  /** The name that was warned about: sent again, it is saved. */
  const [warned, setWarned] = useState<string | null>(null);
  const shown = useRef<HTMLParagraphElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const name = <span className={hidden.hidden}> {person.firstName}</span>;

  function save(who: string | null) {
    setChanging(false);
    setWarned(null);
    onSave(who);
    requestAnimationFrame(() => shown.current?.focus());
  }

  function change() {
    setChanging(true);
    requestAnimationFrame(() => question.current?.focus());
  }

  async function saveTyped(who: string | null) {
    const problem = who === null ? null : findProblem(person, eventDate, who);
    if (problem && who !== warned) setWarned(who);
    else save(who);
  }

  if (pickedUpBy && !isChanging) {
    const isSaved = pickedUpBy === person.pickedUpBy;
    const problem = findProblem(person, eventDate, pickedUpBy);
    return (
      <p className={classes.pickedUp} ref={shown} tabIndex={-1}>
        <span>
          {pickedUpBy === WENT_HOME_ALONE ? null : `${texts.pickedUpBy} `}
          <strong>{pickedUpBy}</strong>
          {problem && <strong className={classes.warned}> ({texts.problems[problem]})</strong>}
          {isSaved && person.pickedUp && (
            <span className={classes.notedBy}>
              {texts.notedBy(person.pickedUp.by, formatTime(person.pickedUp.at))}
            </span>
          )}
        </span>
        <OpenButton size="sm" variant="default" onOpen={change}>
          {texts.change}
          {name}
        </OpenButton>
      </p>
    );
  }
  const warning = warned === null ? null : findProblem(person, eventDate, warned);
  return (
    <>
      <p ref={question} tabIndex={-1} className={classes.question}>
        {texts.question(person.firstName)}
      </p>
      <div className={classes.choices}>
        {person.pickUp.people.map(({ name: who, relation }) => (
          <button key={who} type="button" className={classes.choice} onClick={() => save(who)}>
            <strong>{who}</strong> {relation ?? texts.guardian}
            {name}
          </button>
        ))}
        {mayGoAlone(person, eventDate) && (
          <button type="button" className={classes.choice} onClick={() => save(WENT_HOME_ALONE)}>
            <strong>{WENT_HOME_ALONE}</strong>
            {name}
          </button>
        )}
      </div>
      <div role="alert" className={classes.warning} data-problem={warning ?? undefined}>
        {warning && warned && (
          <>
            <IconAlertTriangle className={classes.warningIcon} size={24} stroke={2} aria-hidden />
            <span>{texts.warnings[warning](warned, person.firstName)}</span>
          </>
        )}
      </div>
      <Form
        className={classes.pickUpForm}
        read={(typed) => typed.pickedUpBy?.trim() || null}
        send={saveTyped}
      >
        <Field
          className={classes.pickUpField}
          label={texts.pickedUpBy}
          name="pickedUpBy"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="words"
          defaultValue={pickedUpBy ?? ""}
        />
        <Button type="submit" variant={warning ? "danger" : "outline"}>
          {warning ? texts.saveAnyway : texts.save}
          {name}
        </Button>
      </Form>
    </>
  );
}
