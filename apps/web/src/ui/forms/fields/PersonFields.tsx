import classes from "../PageForm.module.css";
import { Field } from "./fields.tsx";

interface Person {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

/**
 * Name and address of the sender, as all public forms ask for them, filled in for a signed-in user.
 */
export function PersonFields({ user }: { user: Person | null | undefined }) {
  return (
    <>
      <div className={classes.names}>
        <Field
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          defaultValue={user?.firstName ?? ""}
        />
        <Field
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          defaultValue={user?.lastName ?? ""}
        />
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={user?.email ?? ""}
      />
    </>
  );
}
