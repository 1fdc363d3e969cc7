import { FACT_MAX } from "@headwaters/contracts";
import type { ChangeEvent } from "react";
import { Field, SelectField } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import { type FactsValues, factChoices, factsTexts } from "./childFacts.ts";

type Input = HTMLInputElement | HTMLSelectElement;

interface ChildFactsFieldsProps {
  /** Before the names of the fields: "facts." */
  prefix?: string;
  values: FactsValues;
  /** Absent: the fields keep what is typed themselves. */
  onChange?: (values: FactsValues) => void;
}

/** The fields for what a family says of a child. */
export function ChildFactsFields({ prefix = "", values, onChange }: ChildFactsFieldsProps) {
  const texts = factsTexts;
  const field = (name: keyof FactsValues) => ({
    name: `${prefix}${name}`,
    ...(onChange
      ? {
          value: values[name],
          onChange: ({ currentTarget }: ChangeEvent<Input>) =>
            onChange({ ...values, [name]: currentTarget.value }),
        }
      : { defaultValue: values[name] }),
  });
  const line = { autoComplete: "off", maxLength: FACT_MAX };
  return (
    <>
      <Field label={texts.allergies} {...line} {...field("allergies")} />
      <Field label={texts.medicine} {...line} {...field("medicine")} />
      <SelectField label={texts.swims} data={factChoices.swims} {...field("swims")} />
      <Pair>
        <SelectField
          label={texts.shoeSize}
          description={texts.shoeSizeHint}
          data={factChoices.shoeSize}
          {...field("shoeSize")}
        />
        <SelectField label={texts.vestSize} data={factChoices.vestSize} {...field("vestSize")} />
      </Pair>
    </>
  );
}
