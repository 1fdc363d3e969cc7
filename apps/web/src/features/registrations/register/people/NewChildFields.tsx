import "#ui/styles/components/anchor.css";
import "#ui/styles/components/fieldset.css";
import { NAME_MAX } from "@headwaters/contracts";
import { Anchor, Fieldset } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Field } from "#ui/forms/fields/fields.tsx";
import hidden from "#ui/hidden.module.css";
import { registerFormTexts } from "../../texts/registerForm.ts";
import classes from "../form/RegisterForm.module.css";
import type { Row } from "./family.ts";

interface NewChildFieldsProps {
  row: Row;
  /** Focuses the first field, because the row was just added. */
  takesFocus: boolean;
  onChange: (changed: Partial<Row>) => void;
  onRemove: () => void;
}

/** The fields of a new child. */
export function NewChildFields(props: NewChildFieldsProps) {
  const { row, takesFocus, onChange, onRemove } = props;
  const texts = registerFormTexts;
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector("input")?.focus();
  }, [takesFocus]);
  const name = row.firstName.trim() || texts.newChild;
  return (
    <Fieldset ref={box} legend={name} classNames={{ root: classes.child, legend: hidden.hidden }}>
      <Field
        label={texts.firstName}
        name={`${row.key}.firstName`}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={NAME_MAX}
        required
        value={row.firstName}
        onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
      />
      <Field
        label={texts.birthYear}
        name={`${row.key}.birthYear`}
        inputMode="numeric"
        autoComplete="off"
        placeholder="2016"
        maxLength={4}
        required
        value={row.birthYear}
        onChange={({ currentTarget }) => onChange({ birthYear: currentTarget.value })}
      />
      <Anchor component="button" type="button" className={classes.remove ?? ""} onClick={onRemove}>
        {texts.remove} <span className={hidden.hidden}>{name}</span>
      </Anchor>
    </Fieldset>
  );
}
