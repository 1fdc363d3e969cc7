import { useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { LinkButton } from "#ui/LinkButton.tsx";
import { WithoutScript } from "#ui/page/notices.tsx";
import { BackToLogin, RecoveryCard } from "./RecoveryCard.tsx";
import { forgotPasswordTexts } from "./texts.ts";

export default function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  const { request, sent } = forgotPasswordTexts;
  return (
    <RecoveryCard step={isSent ? sent : request} isSent={isSent} path={paths.forgotPassword}>
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

function RequestForm({ onSent }: { onSent: () => void }) {
  const forgotPassword = trpc.recovery.forgotPassword.useMutation({
    onSuccess() {
      toasts.show({
        title: "Reset link sent",
        description: "If that email exists in our system, we've sent a password reset link.",
        variant: "success",
      });
      onSent();
    },
  });
  return (
    <Form
      schema={({ resetRequest }) => resetRequest}
      send={forgotPassword.mutateAsync}
      failure={{ description: "Failed to send reset email. Please try again." }}
    >
      <Field label="Email Address" name="email" type="email" autoComplete="username" required />
      <SubmitButton pending="Sending..." fullWidth>
        Send Reset Link
      </SubmitButton>
    </Form>
  );
}
