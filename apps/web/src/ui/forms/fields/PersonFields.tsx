import { Field } from "./Field.tsx";
import classes from "./PersonFields.module.css";

/** The sender's name and address, as all public forms ask for them. */
export function PersonFields() {
  return (
    <>
      <div className={classes.names}>
        <Field label="First Name" name="firstName" autoComplete="given-name" required />
        <Field label="Last Name" name="lastName" autoComplete="family-name" required />
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
    </>
  );
}
