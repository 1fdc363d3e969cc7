import { Password } from "../../../../ui/forms/fields/Password.tsx";

/** Asked for where a computer left open must not be enough. */
export function CurrentPassword() {
  return (
    <Password label="Current Password" name="currentPassword" autoComplete="current-password" />
  );
}
