import type { PasswordInputProps } from "@mantine/core";
import { Password } from "#ui/forms/fields/Password.tsx";

/** The current password, for actions that an open session alone must not allow. */
export function CurrentPassword(props: PasswordInputProps) {
  return (
    <Password
      label="Current Password"
      name="currentPassword"
      autoComplete="current-password"
      {...props}
    />
  );
}
