import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { isClientError } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { readToken } from "#lib/tokenParam.ts";
import { Form } from "#ui/forms/Form.tsx";
import { Password } from "#ui/forms/fields/Password.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { NewPassword, usePasswordRules } from "../password/NewPassword.tsx";
import { useCheckCurrentUser } from "../session/currentUser.ts";
import { BackToLogin, RecoveryCard } from "./RecoveryCard.tsx";
import { resetPasswordTexts } from "./texts.ts";

export { prefetchPasswordRules as prefetch } from "../password/NewPassword.tsx";

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = readToken(query);
  const { invalid, form, done } = resetPasswordTexts;
  if (isDone) {
    return (
      <RecoveryCard step={done} isSent path={paths.resetPassword}>
        <LinkButton to={paths.auth}>Go to Login</LinkButton>
      </RecoveryCard>
    );
  }
  if (token === null) {
    return (
      <RecoveryCard step={invalid} path={paths.resetPassword}>
        <LinkButton to={paths.forgotPassword}>Request New Reset Link</LinkButton>
        <BackToLogin />
      </RecoveryCard>
    );
  }
  return (
    <RecoveryCard step={form} path={paths.resetPassword}>
      <WithoutScript what="Setting a new password" />
      <NewPasswordForm token={token} onDone={() => setDone(true)} />
    </RecoveryCard>
  );
}

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { minLength } = usePasswordRules();
  const checkCurrentUser = useCheckCurrentUser();
  const resetPassword = trpc.recovery.resetPassword.useMutation({
    onSuccess() {
      toasts.show({
        title: "Password reset successful",
        description: "Your password has been updated. You can now log in with your new password.",
        variant: "success",
      });
      onDone();
      // The reset may have ended this browser's session.
      checkCurrentUser();
    },
  });
  return (
    <Form
      schema={({ typedTwice }) => typedTwice(minLength)}
      send={({ password }) => resetPassword.mutateAsync({ token, password })}
      failure={{
        title: "Reset failed",
        description: "Failed to reset password. The link may be expired.",
      }}
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
      <FailureHelp error={resetPassword.error} />
    </Form>
  );
}

/** Links to the next step after a failure, as the toast with the reason disappears. */
function FailureHelp({ error }: { error: unknown }) {
  if (!isClientError(error)) return null;
  return (
    <p className={shared.alert}>
      The password was not changed. If the link is used up or too old,{" "}
      <Link to={paths.forgotPassword}>request a new reset link</Link>.
    </p>
  );
}
