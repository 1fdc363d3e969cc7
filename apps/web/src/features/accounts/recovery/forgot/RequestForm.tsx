import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { useForgotPassword } from "./useForgotPassword.ts";

const failure = { title: "Error", description: "Failed to send reset email. Please try again." };

export function RequestForm({ onSent }: { onSent: () => void }) {
  const forgotPassword = useForgotPassword(onSent);
  return (
    <Form
      schema={({ resetRequest }) => resetRequest}
      send={forgotPassword.mutateAsync}
      failure={failure}
    >
      <Field label="Email Address" name="email" type="email" autoComplete="username" required />
      <SubmitButton pending="Sending..." fullWidth>
        Send Reset Link
      </SubmitButton>
    </Form>
  );
}
