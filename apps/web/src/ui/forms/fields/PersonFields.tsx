import type { ReactNode } from "react";
import { Field } from "./fields.tsx";
import { NameFields } from "./NameFields.tsx";
import { Pair } from "./Pair.tsx";

interface Person {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

interface PersonFieldsProps {
  user: Person | null | undefined;
  /** A short field beside the address. */
  children?: ReactNode;
}

/**
 * Name and address of the sender, as all public forms ask for them, filled in for a signed-in user.
 */
export function PersonFields({ user, children }: PersonFieldsProps) {
  return (
    <>
      <NameFields person={user} />
      <Pair>
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          defaultValue={user?.email ?? ""}
        />
        {children}
      </Pair>
    </>
  );
}
