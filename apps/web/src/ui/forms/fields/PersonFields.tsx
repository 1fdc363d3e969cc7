import classes from "../PageForm.module.css";
import { Field } from "./fields.tsx";
import { NameFields } from "./NameFields.tsx";

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
      <NameFields className={classes.names} person={user} />
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
