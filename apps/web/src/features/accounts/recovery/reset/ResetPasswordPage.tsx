import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import { resetPasswordTexts } from "../../texts/recovery.ts";
import { BackToLogin } from "../BackToLogin.tsx";
import { RecoveryCard } from "../RecoveryCard.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { readToken } from "./tokenAddress.ts";

export { prefetchPasswordRules as prefetch } from "../../password/passwordRules.ts";

export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = readToken(query);
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
      <Suspense>
        <NewPasswordForm token={token} onDone={() => setDone(true)} />
      </Suspense>
    </RecoveryCard>
  );
}
