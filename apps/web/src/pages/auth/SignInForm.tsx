import { MISSING_FIELDS } from "@headwaters/contracts";
import { Button, TextInput } from "@mantine/core";
import type { SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { toasts } from "../../layout/toasts/store.ts";
import { paths } from "../../paths.ts";
import classes from "./AuthCard.module.css";
import { Password } from "./Password.tsx";
import { textOf } from "./textOf.ts";
import { useLogin } from "./useLogin.ts";

export function SignInForm() {
  const login = useLogin();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = { email: textOf(form, "email").trim(), password: textOf(form, "password") };
    if (!values.email || !values.password) {
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
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput label="Email" name="email" type="email" autoComplete="username" required />
      <Password autoComplete="current-password" />
      <Link to={paths.forgotPassword} className={classes.forgot}>
        Forgot your password?
      </Link>
      <Button type="submit" disabled={login.isPending} fullWidth>
        {login.isPending ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}
