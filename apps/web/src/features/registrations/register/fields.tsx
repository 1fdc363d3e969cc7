import "#ui/styles/components/fieldset.css";
import type { Contacts, User } from "@headwaters/contracts";
import { type CheckboxProps, Fieldset } from "@mantine/core";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { CheckField } from "#ui/forms/fields/CheckField.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { Pair } from "#ui/forms/fields/Pair.tsx";
import classes from "./RegisterDialog.module.css";
import { registerFormTexts, registrationTerms } from "./texts.ts";

interface CheckRowProps extends CheckboxProps {
  label: string;
  /** Beside the label, muted. */
  detail?: string | undefined;
  /** The reason why it cannot be chosen. */
  exclusion?: string | null;
}

/** A person with a check box: the whole row is the touch target. */
export function CheckRow({ label, detail, exclusion, ...control }: CheckRowProps) {
  return (
    <CheckField
      classNames={{
        body: classes.rowBody,
        labelWrapper: classes.rowLabelWrapper,
        inner: classes.rowInner,
        label: classes.rowLabel,
        description: classes.rowNote,
        error: classes.rowNote,
      }}
      label={
        <>
          <span className={classes.rowName}>{label}</span>
          {detail && <span className={classes.rowDetail}>{detail}</span>}
        </>
      }
      description={exclusion}
      // Not `disabled`, so that screen readers reach the reason.
      aria-disabled={exclusion ? true : undefined}
      {...control}
      {...(exclusion && { onChange: () => {} })}
    />
  );
}

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
      <Pair>
        <Field label={texts.guardianName} autoComplete="name" {...field("guardian.name")} />
        <Field
          label={texts.guardianPhone}
          autoComplete="tel"
          {...phone}
          {...field("guardian.phone")}
        />
      </Pair>
      <p className={classes.hint}>{texts.emergencyHint}</p>
      <Pair>
        {/* These are another person's name and number, so a browser must not fill them in. */}
        <Field label={texts.emergencyName} autoComplete="off" {...field("emergency.name")} />
        <Field
          label={texts.emergencyPhone}
          autoComplete="off"
          {...phone}
          {...field("emergency.phone")}
        />
      </Pair>
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

interface RegistrationTermsProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The terms of the event, shown in place, and the check box that accepts them. */
export function RegistrationTerms({ agreed, onChange }: RegistrationTermsProps) {
  const { terms, readTerms, allTerms } = registerFormTexts;
  return (
    <div className={classes.group}>
      <CheckRow
        label={terms}
        name="terms"
        required
        checked={agreed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <details className={classes.terms}>
        <summary>{readTerms}</summary>
        <dl>
          {registrationTerms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to={paths.terms} target="_blank">
            {allTerms}
          </Link>
        </p>
      </details>
    </div>
  );
}
