import "#ui/styles/components/fieldset.css";
import { type Attendee, type EventPage, PARTY_MAX } from "@headwaters/contracts";
import { Button, Fieldset } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { useFormField } from "#ui/forms/formContext.ts";
import hidden from "#ui/hidden.module.css";
import { namesText, registerFormTexts } from "../../texts/registerForm.ts";
import classes from "../form/RegisterForm.module.css";
import { Wishes } from "../form/Wishes.tsx";
import { CheckRow } from "./CheckRow.tsx";
import { createChildRow, findExclusion, isComing, type Row } from "./family.ts";
import { NewChildFields } from "./NewChildFields.tsx";

interface PeopleFieldsProps {
  event: EventPage;
  rows: readonly Row[];
  /** Active registrations of the family. */
  active: readonly Attendee[];
  onChange: (rows: Row[]) => void;
}

/** A row for each person of the account, and a button for another child. */
export function PeopleFields({ event, rows, active, onChange }: PeopleFieldsProps) {
  const texts = registerFormTexts;
  const { error } = useFormField("participants");
  const added = useRef<string>(undefined);
  const isFirst = !rows.some(({ kind }) => kind !== "self");
  const limits = { ageGroup: event.registration.ageGroup, eventDate: event.eventDate };
  const change = (key: string) => (changed: Partial<Row>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)));

  function add() {
    // A unique key: rows of a restored draft may be present.
    added.current = `new-${Date.now()}`;
    onChange([...rows, createChildRow(added.current)]);
  }

  return (
    // Named and focusable, to show the error that nobody is chosen.
    <Fieldset
      name="participants"
      tabIndex={-1}
      legend={texts.title}
      classNames={{ root: classes.group, legend: hidden.hidden }}
    >
      {active.length > 0 && (
        <p className={classes.hint}>
          {texts.already(namesText(active))} {rows.length === 0 && texts.nobodyElse}
        </p>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.key}>
            {row.kind === "newChild" ? (
              <NewChildFields
                row={row}
                takesFocus={row.key === added.current}
                onChange={change(row.key)}
                onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
              />
            ) : (
              <CheckRow
                label={row.firstName}
                detail={row.birthYear ? texts.born(Number(row.birthYear)) : undefined}
                name={`${row.key}.isChosen`}
                checked={row.isChosen}
                exclusion={row.isChosen ? null : findExclusion(row, limits)}
                onChange={({ currentTarget }) =>
                  change(row.key)({ isChosen: currentTarget.checked })
                }
              />
            )}
            {isComing(row) && <Wishes row={row} onChange={change(row.key)} />}
          </li>
        ))}
      </ul>
      {error && !rows.some(isComing) && <p className={classes.failure}>{error}</p>}
      {rows.length < PARTY_MAX && (
        <Button
          variant="outline"
          className={classes.add ?? ""}
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={add}
        >
          {isFirst ? texts.addChild.first : texts.addChild.another}
        </Button>
      )}
    </Fieldset>
  );
}
