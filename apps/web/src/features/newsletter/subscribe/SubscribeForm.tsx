import type { NewsletterSubscription } from "@headwaters/contracts";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { trpc } from "#lib/api/client.ts";
import { Form } from "#ui/forms/Form.tsx";
import { Field } from "#ui/forms/fields/fields.tsx";
import { SubmitButton } from "#ui/forms/SubmitButton.tsx";
import { newsletterBoxTexts } from "./texts.ts";

// Fetched during the request, as few visitors need it.
const importSubscribed = () => import("./Subscribed.tsx");
const Subscribed = lazy(async () => ({ default: (await importSubscribed()).Subscribed }));

interface SubscribeFormProps {
  label: string;
  classes: Readonly<Record<string, string>>;
  /** An address that was typed before the form was loaded; it is sent at once. */
  typed?: string;
}

/** Sends the form around it on mount. */
function SendAtOnce() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.closest("form")?.requestSubmit(), []);
  return <span ref={mark} hidden />;
}

/** The form that subscribes to the newsletter, and its confirmation. */
export function SubscribeForm({ label, classes, typed }: SubscribeFormProps) {
  const [unsent, setUnsent] = useState(typed);
  const subscribe = trpc.newsletter.subscribe.useMutation();

  function send(subscription: NewsletterSubscription) {
    void importSubscribed().catch(() => {});
    return subscribe.mutateAsync(subscription);
  }

  if (subscribe.isSuccess) {
    return (
      <Suspense>
        <Subscribed
          onAgain={() => {
            setUnsent(undefined);
            subscribe.reset();
          }}
        />
      </Suspense>
    );
  }
  return (
    <Form
      className={classes.form}
      schema={({ newsletterSubscription }) => newsletterSubscription}
      send={send}
    >
      <Field
        className={classes.field}
        label={label}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={typed === undefined ? undefined : newsletterBoxTexts.footer.example}
        defaultValue={unsent}
        autoFocus={typed !== undefined}
        required
        withAsterisk={typed === undefined}
      />
      <SubmitButton pending={newsletterBoxTexts.pending}>{newsletterBoxTexts.button}</SubmitButton>
      {unsent !== undefined && <SendAtOnce />}
    </Form>
  );
}
