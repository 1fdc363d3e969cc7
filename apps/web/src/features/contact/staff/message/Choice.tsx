import { useState } from "react";
import { Form } from "#ui/forms/Form.tsx";
import { SelectField } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { messageTexts } from "../../texts/staffMessages.ts";
import classes from "./Message.module.css";

interface ChoiceProps {
  label: string;
  button: string;
  pending: string;
  value: string;
  /** Names by value, in order. */
  options: readonly (readonly [value: string, name: string])[];
  /** Resolves when it is saved. */
  save: (value: string) => Promise<unknown>;
}

/**
 * A select field saved by a button, because moving through it by keyboard selects values on the
 * way.
 */
export function Choice(props: ChoiceProps) {
  const { label, button, pending, value, options, save } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? value;

  async function send(value: string) {
    await save(value).finally(() => setChosen(null));
  }

  return (
    <Form
      className={classes.choice}
      read={() => shown}
      send={send}
      failure={{ title: messageTexts.handling.failed }}
    >
      <SelectField
        label={label}
        value={shown}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={options.map(([value, label]) => ({ value, label }))}
      />
      <SubmitButton variant="default" pending={pending} disabled={shown === value}>
        {button}
      </SubmitButton>
    </Form>
  );
}
