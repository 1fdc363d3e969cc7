import { Button } from "@mantine/core";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { WithoutScript } from "../page/notices.tsx";
import type { FormProps } from "./Form.tsx";
import { LazyForm } from "./LazyForm.tsx";
import classes from "./PageForm.module.css";
import { discardFields, PersistedFields } from "./PersistedFields.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { formTexts } from "./texts.ts";

interface SentTexts {
  title: string;
  text: string;
  /** Label of the button that shows the form again. */
  again: string;
}

type PageFormProps<Input> = FormProps<Input> & {
  /** Its name for screen readers. */
  label: string;
  /** Its purpose, in front of "needs JavaScript". */
  what: string;
  button: string;
  pending: string;
  /** The stored data, and its purpose. */
  privacy: string;
  /** Note on the age of the person who fills it in. */
  age: string;
  /** Replaces the form once it is sent. */
  sent: SentTexts;
  children: ReactNode;
};

function Sent({ title, text, again, onAgain }: { onAgain: () => void } & SentTexts) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <Button variant="outline" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}

/** A public form that anyone may send. Typed text survives a reload; see PersistedFields. */
export function PageForm<Input>(props: PageFormProps<Input>) {
  const { label, what, button, pending, privacy, age, sent, children, ...form } = props;
  const { send } = form;
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <div className={classes.card} data-no-print>
        <Sent {...sent} onAgain={() => setSent(false)} />
      </div>
    );
  }
  return (
    <div className={classes.card} data-no-print>
      <WithoutScript what={what} />
      <Suspense>
        <LazyForm
          {...(form as FormProps<Input>)}
          className={classes.form}
          aria-label={label}
          keepKeyAs={label}
          send={async (input: Input) => {
            await send(input);
            discardFields(label);
            setSent(true);
          }}
        >
          <PersistedFields name={label} />
          {children}
          <div className={classes.foot}>
            <SubmitButton size="lg" pending={pending}>
              {button}
            </SubmitButton>
            <p className={classes.privacy}>
              {privacy} {age} <Link to={paths.privacy}>{formTexts.privacy}</Link>
            </p>
          </div>
        </LazyForm>
      </Suspense>
    </div>
  );
}
