import { MISSING_FIELDS, PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT } from "@headwaters/contracts";
import { Button, TextInput } from "@mantine/core";
import type { SubmitEvent } from "react";
import { toasts } from "../../layout/toasts/store.ts";
import classes from "./AuthCard.module.css";
import { Password } from "./Password.tsx";
import { textOf } from "./textOf.ts";
import { useRegister } from "./useRegister.ts";

function refuse(title: string, description: string): void {
  toasts.show({ title, description, variant: "destructive" });
}

export function SignUpForm() {
  const register = useRegister();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = {
      firstName: textOf(form, "firstName").trim(),
      lastName: textOf(form, "lastName").trim(),
      email: textOf(form, "email").trim(),
      password: textOf(form, "password"),
    };
    if (Object.values(values).includes("")) return refuse("Missing fields", MISSING_FIELDS);
    if (values.password.length < PASSWORD_MIN_LENGTH) {
      return refuse("Password too short", PASSWORD_TOO_SHORT);
    }
    register.mutate(values);
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.names}>
        <TextInput label="First Name" name="firstName" autoComplete="given-name" required />
        <TextInput label="Last Name" name="lastName" autoComplete="family-name" required />
      </div>
      <TextInput label="Email Address" name="email" type="email" autoComplete="email" required />
      <Password
        autoComplete="new-password"
        placeholder={`Create a password (${PASSWORD_MIN_LENGTH}+ characters)`}
      />
      <Button type="submit" disabled={register.isPending} fullWidth>
        {register.isPending ? "Creating account..." : "Create Account"}
      </Button>
    </form>
  );
}
