import "#ui/styles/components/inputs.css";
import "#ui/styles/components/password.css";
import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { useFormField } from "../formContext.ts";

function ToggleIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={20} stroke={1.75} aria-hidden />;
}

/** A password field with a button that reveals the password. */
export function Password({ name = "password", ...props }: PasswordInputProps) {
  const { error } = useFormField(name);
  return (
    <PasswordInput
      label="Password"
      name={name}
      required
      error={error}
      // Mantine sets it on its other fields.
      aria-invalid={error ? true : undefined}
      visibilityToggleIcon={ToggleIcon}
      {...props}
    />
  );
}
