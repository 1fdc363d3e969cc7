import { MISSING_FIELDS } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import type { SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../lib/paths.ts";
import { toasts } from "../../../../lib/toasts/store.ts";
import { Field } from "../../../../ui/forms/fields/Field.tsx";
import { Password } from "../../../../ui/forms/fields/Password.tsx";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import classes from "../AuthCard.module.css";
import { missingFields } from "./missingFields.ts";
import { readText } from "./readText.ts";
import { useLogin } from "./useLogin.ts";

export function SignInForm() {
  const login = useLogin();
  const fields = useFieldErrors();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    toasts.dismiss();
    const form = new FormData(event.currentTarget);
    const values = { email: readText(form, "email").trim(), password: readText(form, "password") };
    const missing = missingFields(values);
    fields.show(missing);
    if (missing.length > 0) {
      toasts.show({
        title: "Missing fields",
        description: MISSING_FIELDS,
        variant: "destructive",
      });
      return;
    }
    login.mutate(values);
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
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        error={fields.errors.email}
      />
      <Password autoComplete="current-password" error={fields.errors.password} />
      <Link to={paths.forgotPassword} className={classes.forgot}>
        Forgot your password?
      </Link>
      <Button type="submit" disabled={login.isPending} fullWidth>
        {login.isPending ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
