import { Button } from "@mantine/core";
import type { ReactNode, SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { toasts } from "../../lib/toasts/store.ts";
import { WithoutScript } from "../page/WithoutScript.tsx";
import { idempotencyKeys } from "./idempotencyKey.ts";
import classes from "./PageForm.module.css";
import { formTexts } from "./texts.ts";
import { useCheck } from "./useCheck.ts";
import type { FieldErrors } from "./useFieldErrors.ts";

interface PageFormProps<Values> {
  /** Its name for screen readers. */
  label: string;
  /** Its purpose, in front of "needs JavaScript". */
  what: string;
  fields: FieldErrors;
  schema: Parameters<typeof useCheck<Values>>[1];
  send: (checked: Values) => void;
  isPending: boolean;
  button: string;
  pending: string;
  /** The stored data, and its purpose. */
  privacy: string;
  /** Who fills it in for a child. */
  age: string;
  children: ReactNode;
}

/** A form in the open, that anyone may send; its fields keep their own values. */
export function PageForm<Values>(props: PageFormProps<Values>) {
  const { label, what, fields, schema, send, isPending } = props;
  const { isChecking, prepare, check } = useCheck(fields, schema);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    toasts.dismiss();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    check({ ...values, idempotencyKey: idempotencyKeys.get(label) }, send);
  }

  return (
    <div className={classes.card}>
      <WithoutScript what={what} />
      <form
        ref={fields.form}
        method="post"
        className={classes.form}
        aria-label={label}
        noValidate
        onFocus={prepare}
        onChange={fields.forgetChanged}
        onSubmit={submit}
        onReset={() => idempotencyKeys.delete(label)}
      >
        {props.children}
        <div className={classes.foot}>
          <Button type="submit" size="lg" disabled={isChecking || isPending}>
            {isPending ? props.pending : props.button}
          </Button>
          <p className={classes.privacy}>
            {props.privacy} {props.age} <Link to={paths.privacy}>{formTexts.privacy}</Link>
          </p>
        </div>
      </form>
    </div>
  );
}
