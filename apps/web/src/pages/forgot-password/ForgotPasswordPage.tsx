import { useState } from "react";
import { LinkButton } from "../../components/LinkButton.tsx";
import { BackToLogin } from "../../components/recovery/BackToLogin.tsx";
import { RecoveryCard } from "../../components/recovery/RecoveryCard.tsx";
import { WithoutScript } from "../../components/WithoutScript.tsx";
import { forgotPasswordTexts } from "../../content/recovery.ts";
import { paths } from "../../paths.ts";
import { RequestForm } from "./RequestForm.tsx";

export function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  const { request, sent } = forgotPasswordTexts;
  return (
    <RecoveryCard step={isSent ? sent : request} path={paths.forgotPassword}>
      {isSent ? (
        <>
          <LinkButton to={paths.auth}>Back to Login</LinkButton>
          <p>{sent.hint}</p>
        </>
      ) : (
        <>
          <WithoutScript what="Resetting a password" />
          <RequestForm onSent={() => setSent(true)} />
          <BackToLogin />
        </>
      )}
    </RecoveryCard>
  );
}
