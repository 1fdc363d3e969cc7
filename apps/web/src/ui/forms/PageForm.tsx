import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { WithoutScript } from "../page/WithoutScript.tsx";
import { Form, type FormProps } from "./Form.tsx";
import classes from "./PageForm.module.css";
import { SubmitButton } from "./SubmitButton.tsx";
import { formTexts } from "./texts.ts";

type PageFormProps<Input> = FormProps<Input> & {
  /** Its name for screen readers. */
  label: string;
  /** Its purpose, in front of "needs JavaScript". */
  what: string;
  button: string;
  pending: string;
  /** The stored data, and its purpose. */
  privacy: string;
  /** Who fills it in for a child. */
  age: string;
  children: ReactNode;
};

/** A form in the open, that anyone may send. */
export function PageForm<Input>(props: PageFormProps<Input>) {
  const { label, what, button, pending, privacy, age, children, ...form } = props;
  return (
    <div className={classes.card}>
      <WithoutScript what={what} />
      <Form
        {...(form as FormProps<Input>)}
        className={classes.form}
        aria-label={label}
        idempotencyKey={label}
        isEmptied
      >
        {children}
        <div className={classes.foot}>
          <SubmitButton size="lg" pending={pending}>
            {button}
          </SubmitButton>
          <p className={classes.privacy}>
            {privacy} {age} <Link to={paths.privacy}>{formTexts.privacy}</Link>
          </p>
        </div>
      </Form>
    </div>
  );
}
