import { Password } from "#ui/forms/fields/Password.tsx";
import { LazyForm } from "#ui/forms/LazyForm.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { NewPassword } from "../../password/NewPassword.tsx";
import { usePasswordRules } from "../../password/passwordRules.ts";
import { Refusal } from "../Refusal.tsx";
import { useResetPassword } from "./useResetPassword.ts";

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
}

const failure = {
  title: "Reset failed",
  description: "Failed to reset password. The link may be expired.",
};

export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const { minLength } = usePasswordRules();
  const resetPassword = useResetPassword(onDone);
  return (
    <LazyForm
      schema={({ typedTwice }) => typedTwice(minLength)}
      send={({ password }) => resetPassword.mutateAsync({ token, password })}
      failure={failure}
    >
      <NewPassword
        label="New Password"
        minLength={minLength}
        placeholder={`${minLength}+ characters`}
      />
      <Password label="Confirm Password" name="confirmPassword" autoComplete="new-password" />
      <SubmitButton pending="Updating..." fullWidth>
        Update Password
      </SubmitButton>
      <Refusal error={resetPassword.error} />
    </LazyForm>
  );
}
