import "#ui/styles/components/fieldset.css";
import type { Contacts, User } from "@headwaters/contracts";
import { Fieldset } from "@mantine/core";
import { Field } from "#ui/forms/fields/fields.tsx";
import { registerFormTexts } from "./formTexts.ts";
import classes from "./RegisterDialog.module.css";

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

/** The fields of the contacts, by their names. */
export interface ContactValues {
  "guardian.name": string;
  "guardian.phone": string;
  "emergency.name": string;
  "emergency.phone": string;
}

/** Initial values: the account's last contacts, or its own name. */
export function createContactValues(user: User, { guardian, emergency }: Contacts): ContactValues {
  const ownName = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return {
    "guardian.name": guardian?.name ?? ownName,
    "guardian.phone": guardian?.phone ?? "",
    "emergency.name": emergency?.name ?? "",
    "emergency.phone": emergency?.phone ?? "",
  };
}

/** The contacts in the request's format; null for adults only. */
export function toContacts(values: ContactValues | null) {
  if (!values) return { guardian: null, emergency: null };
  const toContact = (who: "guardian" | "emergency") => ({
    name: values[`${who}.name`],
    phone: values[`${who}.phone`],
  });
  return { guardian: toContact("guardian"), emergency: toContact("emergency") };
}
