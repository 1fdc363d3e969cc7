import "#ui/styles/components/fieldset.css";
import { Fieldset } from "@mantine/core";
import { useId, useState } from "react";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import shared from "#ui/shared.module.css";
import { givenUpTexts } from "../../texts/cancelRegistration.ts";
import classes from "./ChosenPeople.module.css";

/** The choice of people who give up their places. */
export function useChosenPeople(people: readonly { id: string }[], areAll = people.length === 1) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const ids = chosen ?? (areAll ? people.map(({ id }) => id) : []);

  return {
    isMissing,
    isChosen: (id: string) => ids.includes(id),
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

interface ChosenPeopleProps {
  people: readonly { id: string; label: string }[];
  choice: ReturnType<typeof useChosenPeople>;
}

/** A check box for each person. */
export function ChosenPeople({ people, choice }: ChosenPeopleProps) {
  const errorId = useId();
  return (
    <Fieldset
      className={classes.people}
      legend={givenUpTexts.who}
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
          {givenUpTexts.nobody}
        </p>
      )}
    </Fieldset>
  );
}
