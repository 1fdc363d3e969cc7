import { Button } from "@mantine/core";
import type { ReactNode, SubmitEvent } from "react";
import { toasts } from "../../../../lib/toasts/store.ts";
import { useCheck } from "../../../../ui/forms/useCheck.ts";
import { useFieldErrors } from "../../../../ui/forms/useFieldErrors.ts";
import classes from "./ChangeForm.module.css";
import { type ChangeError, useChangeFailure } from "./useChangeFailure.ts";

interface ChangeFormProps<Values> {
  /** Selects the form's schema. */
  schema: Parameters<typeof useCheck<Values>>[1];
  /** A mutation that shows its own success. */
  change: {
    mutate: (
      values: Values,
      options: { onSuccess: () => void; onError: (error: ChangeError) => void },
    ) => void;
    isPending: boolean;
  };
  /** Words of the button, and while the answer is awaited. */
  label: string;
  pending: string;
  /** The button's action cannot be undone. */
  isFinal?: boolean;
  /** The form is emptied once it is done. */
  isEmptied?: boolean;
  children: (errors: Record<string, string>) => ReactNode;
}

/** A small form whose fields have the names of the input. */
export function ChangeForm<Values>(props: ChangeFormProps<Values>) {
  const { schema, change, label, pending, isFinal, isEmptied, children } = props;
  const fields = useFieldErrors();
  const { isChecking, prepare, check } = useCheck(fields, schema);
  const showFailure = useChangeFailure(fields);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    toasts.dismiss();
    check(Object.fromEntries(new FormData(event.currentTarget)), (values) =>
      change.mutate(values, {
        onSuccess: () => isEmptied && fields.form.current?.reset(),
        onError: showFailure,
      }),
    );
  }

  return (
    <form
      ref={fields.form}
      method="post"
      className={classes.form}
      noValidate
      onFocus={prepare}
      onChange={fields.forgetChanged}
      onSubmit={submit}
    >
      {children(fields.errors)}
      <Button
        type="submit"
        className={isFinal ? (classes.final ?? "") : ""}
        disabled={isChecking || change.isPending}
      >
        {change.isPending ? pending : label}
      </Button>
    </form>
  );
}
