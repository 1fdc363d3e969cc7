import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { toasts } from "../../../../lib/toasts/store.ts";
import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { useCheck } from "../../../../ui/forms/useCheck.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { useForgotPassword } from "./useForgotPassword.ts";

export function RequestForm({ onSent }: { onSent: () => void }) {
  const fields = useFieldErrors();
  const { isChecking, prepare, check } = useCheck(fields, (schemas) => schemas.resetRequest);
  const forgotPassword = useForgotPassword(onSent);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    toasts.dismiss();
    check(Object.fromEntries(new FormData(event.currentTarget)), (request) =>
      forgotPassword.mutate(request),
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
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={fields.errors.email}
      />
      <Button type="submit" disabled={isChecking || forgotPassword.isPending} fullWidth>
        {forgotPassword.isPending ? "Sending..." : "Send Reset Link"}
      </Button>
    </form>
  );
}
