import { MISSING_FIELDS, passwordLength, passwordTooShort } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { toasts } from "../../../../lib/toasts/store.ts";
import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { formTexts } from "../../../../ui/forms/texts.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import { LinkedText } from "../../../../ui/text/LinkedText.tsx";
import { NewPassword } from "../../password/NewPassword.tsx";
import { usePasswordRules } from "../../password/passwordRules.ts";
import { authTexts } from "../../texts/auth.ts";
import classes from "../AuthCard.module.css";
import { missingFields } from "./missingFields.ts";
import { readText } from "./readText.ts";
import { useRegister } from "./useRegister.ts";

function refuse(title: string, description: string): void {
  toasts.show({ title, description, variant: "destructive" });
}

export function SignUpForm() {
  const register = useRegister();
  const { minLength } = usePasswordRules();
  const fields = useFieldErrors();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    toasts.dismiss();
    const form = new FormData(event.currentTarget);
    const values = {
      firstName: readText(form, "firstName").trim(),
      lastName: readText(form, "lastName").trim(),
      email: readText(form, "email").trim(),
      password: readText(form, "password"),
    };
    const missing = missingFields(values);
    fields.show(missing);
    if (missing.length > 0) return refuse("Missing fields", MISSING_FIELDS);
    if (passwordLength(values.password) < minLength) {
      const message = passwordTooShort(minLength);
      fields.show([{ path: "password", message }]);
      return refuse("Password too short", message);
    }
    register.mutate(values);
  }

  return (
    <form
      ref={fields.form}
      method="post"
      className={classes.form}
      noValidate
      onChange={fields.forgetChanged}
      onSubmit={submit}
    >
      <div className={classes.names}>
        <Field
          label="First Name"
          name="firstName"
          autoComplete="given-name"
          required
          error={fields.errors.firstName}
        />
        <Field
          label="Last Name"
          name="lastName"
          autoComplete="family-name"
          required
          error={fields.errors.lastName}
        />
      </div>
      <Field
        label="Email Address"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={fields.errors.email}
      />
      <NewPassword minLength={minLength} error={fields.errors.password} />
      <Button type="submit" disabled={register.isPending} fullWidth>
        {register.isPending ? "Creating account..." : "Create Account"}
      </Button>
      <p className={classes.agreement}>
        {formTexts.under18} <LinkedText text={authTexts.agreement} />
      </p>
    </form>
  );
}
