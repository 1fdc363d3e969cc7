import { PersonFields } from "#ui/forms/fields/PersonFields.tsx";
import { useCurrentUser } from "./currentUser.ts";
import { PerAccount } from "./PerAccount.tsx";

/** Name and address of a public form's sender, filled in for a signed-in user. */
export function SenderFields() {
  return (
    <PerAccount>
      <OwnFields />
    </PerAccount>
  );
}

function OwnFields() {
  return <PersonFields user={useCurrentUser()} />;
}
