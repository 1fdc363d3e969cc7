import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { tabStorage } from "#lib/storage.ts";
import { WithoutScript } from "../page/notices.tsx";
import { Form, type FormProps } from "./Form.tsx";
import classes from "./PageForm.module.css";
import { SentPanel } from "./SentPanel.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { formTexts } from "./texts.ts";
import { useUnsent } from "./useUnsent.ts";

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
      <Form
        {...(form as FormProps<Input>)}
        className={classes.form}
        aria-label={label}
        keepKeyAs={label}
        send={async (input: Input) => {
          await send(input);
          tabStorage.write(toKey(label), null);
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
      </Form>
    </div>
  );
}

const toKey = (name: string) => `form ${name}`;

/**
 * Stores the values of the form around it for reloads and Back, until it is sent or the tab is
 * closed, as others may use the device.
 */
function PersistedFields({ name }: { name: string }) {
  const marker = useRef<HTMLInputElement>(null);
  // Restores before Mantine's textarea measures its text.
  const store = useUnsent(tabStorage, toKey(name), {
    onFound(text) {
      const form = marker.current?.form;
      for (const [field, value] of Object.entries<string>(JSON.parse(text))) {
        const control = form?.elements.namedItem(field);
        if (control && (control as HTMLInputElement).type !== "hidden") {
          (control as HTMLInputElement | RadioNodeList).value = value;
        }
      }
    },
  });
  const storeFields = useEffectEvent((form: HTMLFormElement) => {
    store(JSON.stringify(Object.fromEntries(new FormData(form))));
  });
  useEffect(() => {
    const form = marker.current?.form;
    if (!form) return;
    const listener = () => storeFields(form);
    const kinds = ["input", "change"];
    for (const kind of kinds) form.addEventListener(kind, listener);
    return () => {
      for (const kind of kinds) form.removeEventListener(kind, listener);
    };
  }, []);
  return <input ref={marker} type="hidden" />;
}

function Sent({ title, text, again, onAgain }: { onAgain: () => void } & SentTexts) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <SentPanel>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      <Button variant="outline" onClick={onAgain}>
        {again}
      </Button>
    </SentPanel>
  );
}
