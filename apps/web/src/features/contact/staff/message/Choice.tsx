import { Button } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { SelectField } from "../../../../ui/forms/fields/Field.tsx";
import classes from "./Message.module.css";

interface ChoiceProps {
  label: string;
  button: string;
  pending: string;
  isPending: boolean;
  value: string;
  /** Names by value, in order. */
  options: readonly (readonly [value: string, name: string])[];
  /** Resolves when it is saved. */
  save: (value: string) => Promise<unknown>;
}

/** A select field saved by a button, because moving through it by keyboard is no choice yet. */
export function Choice(props: ChoiceProps) {
  const { label, button, pending, isPending, value, options, save } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? value;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    await save(shown);
    setChosen(null);
  }

  return (
    <form method="post" className={classes.choice} onSubmit={submit}>
      <SelectField
        label={label}
        value={shown}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="default" disabled={isPending || shown === value}>
        {isPending ? pending : button}
      </Button>
    </form>
  );
}
