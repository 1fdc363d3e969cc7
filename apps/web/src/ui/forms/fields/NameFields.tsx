import { Field } from "./fields.tsx";
import { Pair } from "./Pair.tsx";

interface NameFieldsProps {
  person?: { firstName: string | null; lastName: string | null } | null | undefined;
}

/** First and last name, filled in for a known person. */
export function NameFields({ person }: NameFieldsProps) {
  return (
    <Pair>
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
    </Pair>
  );
}
