import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LinkButton } from "../../components/LinkButton.tsx";
import { BackToLogin } from "../../components/recovery/BackToLogin.tsx";
import { RecoveryCard } from "../../components/recovery/RecoveryCard.tsx";
import { WithoutScript } from "../../components/WithoutScript.tsx";
import { resetPasswordTexts } from "../../content/recovery.ts";
import { paths } from "../../paths.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { givenToken } from "./tokenAddress.ts";

export { prefetchPasswordRules as prefetchResetPassword } from "../../api/passwordRules.ts";

export function ResetPasswordPage() {
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = givenToken(query);
  const { invalid, form, done } = resetPasswordTexts;
  if (isDone) {
    return (
      <RecoveryCard step={done} path={paths.resetPassword}>
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
