import {
  MISSING_FIELDS,
  organization,
  passwordLength,
  passwordTooShort,
  type Registration,
} from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { trpc } from "#lib/api/client.ts";
import { needsPassword } from "#lib/api/failures.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { NameFields } from "#ui/forms/fields/NameFields.tsx";
import { Password } from "#ui/forms/fields/Password.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { formTexts } from "#ui/forms/texts.ts";
import shared from "#ui/shared.module.css";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import { NewPassword, usePasswordRules } from "../password/NewPassword.tsx";
import { useSetCurrentUser } from "../session/currentUser.ts";
import classes from "./AuthPage.module.css";
import { authTexts, welcomeBack } from "./texts.ts";

/** @param props with `onSecondStep`, called after the right password of an account that needs one */
export function SignInForm({ onSecondStep }: { onSecondStep: () => void }) {
  const setCurrentUser = useSetCurrentUser();
  const login = trpc.accounts.login.useMutation({
    onSuccess(user) {
      setCurrentUser(user);
      toasts.show(welcomeBack);
    },
  });
  return (
    <Form
      className={classes.form}
      read={({ email = "", password = "" }) => ({ email: email.trim(), password })}
      check={(_form, values) => findMissing(values)}
      send={login.mutateAsync}
      onFailure={(error) => {
        const isHalfway = needsPassword(error);
        if (isHalfway) onSecondStep();
        return isHalfway;
      }}
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
    </Form>
  );
}

export function SignUpForm() {
  const setCurrentUser = useSetCurrentUser();
  const register = trpc.accounts.register.useMutation({
    onSuccess(user) {
      setCurrentUser(user);
      toasts.show({
        title: `Welcome to ${organization.shortName}!`,
        description: "Your account has been created successfully.",
        variant: "success",
      });
    },
  });
  const { minLength } = usePasswordRules();

  function check(_form: HTMLFormElement, values: Registration) {
    const missing = findMissing(values);
    if (missing.length > 0 || passwordLength(values.password) >= minLength) return missing;
    const message = passwordTooShort(minLength);
    toasts.show({ title: "Password too short", description: message, variant: "destructive" });
    return [{ path: "password", message }];
  }

  return (
    <Form
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
      <NameFields />
      <Field label="Email Address" name="email" type="email" autoComplete="email" required />
      <NewPassword minLength={minLength} />
      <SubmitButton pending="Creating account..." fullWidth>
        Create Account
      </SubmitButton>
      <p className={`${shared.small} ${classes.agreement}`}>
        {formTexts.under18} <LinkedText text={authTexts.agreement} />
      </p>
    </Form>
  );
}

const labels: Readonly<Record<string, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  password: "Password",
};

/** Finds empty fields, and shows a toast about them. */
function findMissing(values: object) {
  const missing = Object.entries(values).filter(([, value]) => !value);
  if (missing.length > 0) {
    toasts.show({ title: "Missing fields", description: MISSING_FIELDS, variant: "destructive" });
  }
  return missing.map(([path]) => ({ path, message: `${labels[path]} is required` }));
}
