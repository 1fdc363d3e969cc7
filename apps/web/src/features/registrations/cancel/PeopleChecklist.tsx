import "#ui/styles/components/fieldset.css";
import { Fieldset } from "@mantine/core";
import { useId, useState } from "react";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import shared from "#ui/shared.module.css";
import classes from "./PeopleChecklist.module.css";
import { cancelTexts } from "./texts.ts";

/** The state of a checklist of people whose registrations will be cancelled. */
export function usePeopleChecklist(
  people: readonly { id: string }[],
  areAll = people.length === 1,
) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const ids = chosen ?? (areAll ? people.map(({ id }) => id) : []);

  return {
    isMissing,
    isChosen: (id: string) => ids.includes(id),
    /** The chosen ones; all while there are none. */
    listChosen<Person extends { id: string }>(all: readonly Person[]): readonly Person[] {
      const some = all.filter(({ id }) => ids.includes(id));
      return some.length > 0 ? some : all;
    },
    choose(id: string, isChosen: boolean) {
      setMissing(false);
      setChosen(isChosen ? [...ids, id] : ids.filter((other) => other !== id));
    },
    /** Hands over the chosen people who are still listed, or asks for them. */
    submit(send: (registrationIds: string[]) => void) {
      const listed = people.map(({ id }) => id).filter((id) => ids.includes(id));
      if (listed.length === 0) return setMissing(true);
      send(listed);
    },
    reset() {
      setChosen(null);
      setMissing(false);
    },
  };
}

interface PeopleChecklistProps {
  people: readonly { id: string; label: string }[];
  choice: ReturnType<typeof usePeopleChecklist>;
}

/** A check box for each person. */
export function PeopleChecklist({ people, choice }: PeopleChecklistProps) {
  const errorId = useId();
  return (
    <Fieldset
      className={classes.people}
      legend={cancelTexts.who}
      aria-describedby={choice.isMissing ? errorId : undefined}
    >
      {people.map(({ id, label }) => (
        <CheckField
          key={id}
          label={label}
          checked={choice.isChosen(id)}
          onChange={({ currentTarget }) => choice.choose(id, currentTarget.checked)}
        />
      ))}
      {choice.isMissing && (
        <p id={errorId} className={shared.error} role="alert">
          {cancelTexts.nobody}
        </p>
      )}
    </Fieldset>
  );
}
