import { passwordLength, passwordTooShort, type Registration } from "@headwaters/contracts";
import { toasts } from "#lib/toasts.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import { LazyForm } from "#ui/forms/LazyForm.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { formTexts } from "#ui/forms/texts.ts";
import shared from "#ui/shared.module.css";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { NewPassword } from "../../password/NewPassword.tsx";
import { usePasswordRules } from "../../password/passwordRules.ts";
import { authTexts } from "../../texts/auth.ts";
import classes from "../AuthCard.module.css";
import { findMissing } from "./findMissing.ts";
import { useRegister } from "./useRegister.ts";

export function SignUpForm() {
  const register = useRegister();
  const { minLength } = usePasswordRules();

  function check(_form: HTMLFormElement, values: Registration) {
    const missing = findMissing(values);
    if (missing.length > 0 || passwordLength(values.password) >= minLength) return missing;
    const message = passwordTooShort(minLength);
    toasts.show({ title: "Password too short", description: message, variant: "destructive" });
    return [{ path: "password", message }];
  }

  return (
    <LazyForm
      className={classes.form}
      read={({ firstName = "", lastName = "", email = "", password = "" }) => ({
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        password,
      })}
      check={check}
      send={register.mutateAsync}
      failure={{ title: "Registration failed" }}
    >
      <div className={classes.names}>
        <Field label="First Name" name="firstName" autoComplete="given-name" required />
        <Field label="Last Name" name="lastName" autoComplete="family-name" required />
      </div>
      <Field label="Email Address" name="email" type="email" autoComplete="email" required />
      <NewPassword minLength={minLength} />
      <SubmitButton pending="Creating account..." fullWidth>
        Create Account
      </SubmitButton>
      <p className={`${shared.small} ${classes.agreement}`}>
        {formTexts.under18} <LinkedText text={authTexts.agreement} />
      </p>
    </LazyForm>
  );
}
