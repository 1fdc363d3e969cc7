import type { RosterEntry } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { OpenButton } from "#ui/forms/dialogs/OpenButton.tsx";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import hidden from "#ui/hidden.module.css";
import { rosterTexts } from "../../texts/roster.ts";
import classes from "./PickUp.module.css";

interface PickUpProps {
  person: RosterEntry;
  pickedUpBy: string | null;
  onSave: (pickedUpBy: string | null) => void;
}

/** The person who took a child home. Updates by others do not overwrite the text being typed. */
export function PickUp({ person, pickedUpBy, onSave }: PickUpProps) {
  const texts = rosterTexts.checkIn;
  const [isChanging, setChanging] = useState(false);
  const listId = useId();
  const shown = useRef<HTMLParagraphElement>(null);
  const name = <span className={hidden.hidden}> {person.firstName}</span>;

  async function save(who: string | null) {
    setChanging(false);
    onSave(who);
    requestAnimationFrame(() => shown.current?.focus());
  }

  if (pickedUpBy && !isChanging) {
    return (
      <p className={classes.shown} ref={shown} tabIndex={-1}>
        <span>
          {texts.pickedUpBy} <strong>{pickedUpBy}</strong>
        </span>
        <OpenButton size="sm" variant="default" onOpen={() => setChanging(true)}>
          {texts.change}
          {name}
        </OpenButton>
      </p>
    );
  }
  const known = [person.guardianName, person.emergencyName].filter((who) => who !== null);
  return (
    <Form
      className={classes.form}
      read={(typed) => typed.pickedUpBy?.trim() || null}
      send={save}
      failure={{ title: "Error" }}
    >
      <Field
        className={classes.field}
        label={texts.pickedUpBy}
        name="pickedUpBy"
        list={listId}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="words"
        defaultValue={pickedUpBy ?? ""}
      />
      <datalist id={listId}>
        {Array.from(new Set(known), (who) => (
          <option key={who} value={who} />
        ))}
      </datalist>
      <Button type="submit" variant="outline">
        {texts.save}
        {name}
      </Button>
    </Form>
  );
}
