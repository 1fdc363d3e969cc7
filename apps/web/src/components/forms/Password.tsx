import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** A password field whose button to show it can be reached by keyboard and has a name. */
export function Password(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="Password"
      name="password"
      required
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ "aria-label": "Show what is typed" }}
      // Mantine says so of every other field.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
