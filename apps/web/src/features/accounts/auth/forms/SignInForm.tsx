import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import { Password } from "#ui/forms/fields/Password.tsx";
import { LazyForm } from "#ui/forms/LazyForm.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import classes from "../AuthCard.module.css";
import { findMissing } from "./findMissing.ts";
import { useLogin } from "./useLogin.ts";

export function SignInForm() {
  const login = useLogin();
  return (
    <LazyForm
      className={classes.form}
      read={({ email = "", password = "" }) => ({ email: email.trim(), password })}
      check={(_form, values) => findMissing(values)}
      send={login.mutateAsync}
      failure={{ title: "Login failed" }}
    >
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <Password autoComplete="current-password" />
      <Link to={paths.forgotPassword} className={classes.forgot}>
        Forgot your password?
      </Link>
      <SubmitButton pending="Signing in..." fullWidth>
        Sign In
      </SubmitButton>
    </LazyForm>
  );
}
