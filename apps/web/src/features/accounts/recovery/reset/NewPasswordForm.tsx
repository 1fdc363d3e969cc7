import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { toasts } from "../../../../lib/toasts/store.ts";
import { Password } from "../../../../ui/forms/fields/Password.tsx";
import { useCheck } from "../../../../ui/forms/useCheck.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { NewPassword } from "../../password/NewPassword.tsx";
import { usePasswordRules } from "../../password/passwordRules.ts";
import { Refusal } from "../Refusal.tsx";
import { useResetPassword } from "./useResetPassword.ts";

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
}

export function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const fields = useFieldErrors();
  const { minLength } = usePasswordRules();
  const { isChecking, prepare, check } = useCheck(fields, (schemas) =>
    schemas.typedTwice(minLength),
  );
  const resetPassword = useResetPassword(onDone);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    toasts.dismiss();
    check(Object.fromEntries(new FormData(event.currentTarget)), ({ password }) =>
      resetPassword.mutate(
        { token, password },
        { onError: ({ data }) => data?.issues && fields.show(data.issues) },
      ),
    );
  }

  return (
    <form
      ref={fields.form}
      method="post"
      noValidate
      onFocus={prepare}
      onChange={fields.forgetChanged}
      onSubmit={submit}
    >
      <NewPassword
        label="New Password"
        minLength={minLength}
        placeholder={`${minLength}+ characters`}
        error={fields.errors.password}
      />
      <Password
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        error={fields.errors.confirmPassword}
      />
      <Button type="submit" disabled={isChecking || resetPassword.isPending} fullWidth>
        {resetPassword.isPending ? "Updating..." : "Update Password"}
      </Button>
      <Refusal error={resetPassword.error} />
    </form>
  );
}
