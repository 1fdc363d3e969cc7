import { Field } from "./Field.tsx";
import classes from "./PersonFields.module.css";

/** The sender's name and address, as all public forms ask for them. */
export function PersonFields({ errors }: { errors: Record<string, string> }) {
  return (
    <>
      <div className={classes.names}>
        <Field
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          error={errors.firstName}
        />
        <Field
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          error={errors.lastName}
        />
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={errors.email}
      />
    </>
  );
}
