import { isForbidden } from "#lib/api/failures.ts";
import { Form, type SchemaFormProps } from "#ui/forms/Form.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import classes from "./ChangeForm.module.css";
import { nothingChanged } from "./nothingChanged.ts";

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
