import { Field } from "./fields.tsx";

interface NameFieldsProps {
  className: string | undefined;
  person?: { firstName: string | null; lastName: string | null } | null | undefined;
}

/** First and last name, filled in for a known person. */
export function NameFields({ className, person }: NameFieldsProps) {
  return (
    <div className={className}>
      <Field
        label="First Name"
        name="firstName"
        autoComplete="given-name"
        required
        defaultValue={person?.firstName ?? ""}
      />
      <Field
        label="Last Name"
        name="lastName"
        autoComplete="family-name"
        required
        defaultValue={person?.lastName ?? ""}
      />
    </div>
  );
}
