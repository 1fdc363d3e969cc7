import type { PasswordInputProps } from "@mantine/core";
import { isForbidden } from "#lib/api/failures.ts";
import { Form, type SchemaFormProps } from "#ui/forms/Form.tsx";
import { Password } from "#ui/forms/fields/Password.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import classes from "./ChangeForm.module.css";

/** The title of a failure to change something about the account. */
export const nothingChanged = { title: "Nothing was changed" };

type ChangeFormProps<Input> = Omit<SchemaFormProps<Input>, "failure"> & {
  /** Labels of the button, before and while it is sent. */
  label: string;
  pending: string;
  /** The button's action cannot be undone. */
  isFinal?: boolean;
};

/** FORBIDDEN means a wrong current password here. */
const findWrongPassword = (error: unknown) =>
  isForbidden(error) && [{ path: "currentPassword", message: (error as Error).message }];

/** A small form about the account. */
export function ChangeForm<Input>(props: ChangeFormProps<Input>) {
  const { label, pending, isFinal, children, ...form } = props;
  return (
    <Form {...form} className={classes.form} failure={nothingChanged} onFailure={findWrongPassword}>
      {children}
      <SubmitButton pending={pending} variant={isFinal ? "danger" : "filled"}>
        {label}
      </SubmitButton>
    </Form>
  );
}

interface CurrentPasswordProps extends PasswordInputProps {
  /** Tells password managers the account, in a form without a field for its address. */
  account?: string;
}

/** The current password, for actions that an open session alone must not allow. */
export function CurrentPassword({ account, ...props }: CurrentPasswordProps) {
  return (
    <>
      {account !== undefined && (
        <input type="email" autoComplete="username" value={account} readOnly hidden />
      )}
      <Password
        label="Current Password"
        name="currentPassword"
        autoComplete="current-password"
        {...props}
      />
    </>
  );
}
