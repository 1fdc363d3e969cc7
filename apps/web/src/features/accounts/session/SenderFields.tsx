import type { ReactNode } from "react";
import { PersonFields } from "#ui/forms/fields/PersonFields.tsx";
import { useCurrentUser } from "./currentUser.ts";
import { PerAccount } from "./PerAccount.tsx";

interface SenderFieldsProps {
  /** A short field beside the address. */
  children?: ReactNode;
}

/** Name and address of a public form's sender, filled in for a signed-in user. */
export function SenderFields({ children }: SenderFieldsProps) {
  return (
    <PerAccount>
      <OwnFields>{children}</OwnFields>
    </PerAccount>
  );
}

function OwnFields({ children }: SenderFieldsProps) {
  return <PersonFields user={useCurrentUser()}>{children}</PersonFields>;
}
