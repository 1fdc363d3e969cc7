import "#ui/styles/components/fieldset.css";
import { Fieldset } from "@mantine/core";
import { Field } from "#ui/forms/fields/fields.tsx";
import { registerFormTexts } from "../../texts/registerForm.ts";
import type { ContactValues } from "./contacts.ts";
import classes from "./RegisterForm.module.css";

interface ContactFieldsProps {
  values: ContactValues;
  onChange: (values: ContactValues) => void;
}

/** Contacts for emergencies with a child. */
export function ContactFields({ values, onChange }: ContactFieldsProps) {
  const texts = registerFormTexts;
  const field = (name: keyof ContactValues) => ({
    name,
    required: true,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ ...values, [name]: currentTarget.value }),
  });
  const phone = { type: "tel", inputMode: "tel" } as const;
  return (
    <Fieldset legend={texts.contacts} classNames={{ root: classes.group, legend: classes.legend }}>
      <div className={classes.pair}>
        <Field label={texts.guardianName} autoComplete="name" {...field("guardian.name")} />
        <Field
          label={texts.guardianPhone}
          autoComplete="tel"
          {...phone}
          {...field("guardian.phone")}
        />
      </div>
      <p className={classes.hint}>{texts.emergencyHint}</p>
      <div className={classes.pair}>
        {/* These are another person's name and number, so a browser must not fill them in. */}
        <Field label={texts.emergencyName} autoComplete="off" {...field("emergency.name")} />
        <Field
          label={texts.emergencyPhone}
          autoComplete="off"
          {...phone}
          {...field("emergency.phone")}
        />
      </div>
    </Fieldset>
  );
}
