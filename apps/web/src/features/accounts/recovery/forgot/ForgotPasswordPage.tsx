import { useState } from "react";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import { forgotPasswordTexts } from "../../texts/recovery.ts";
import { BackToLogin } from "../BackToLogin.tsx";
import { RecoveryCard } from "../RecoveryCard.tsx";
import { RequestForm } from "./RequestForm.tsx";

export default function ForgotPasswordPage() {
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
