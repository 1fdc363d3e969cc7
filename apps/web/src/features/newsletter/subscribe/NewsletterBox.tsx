import type { NewsletterSubscription } from "@headwaters/contracts";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { trpc } from "../../../lib/api/client.ts";
import { Field } from "../../../ui/forms/fields/Field.tsx";
import { LazyForm } from "../../../ui/forms/LazyForm.tsx";
import { SubmitButton } from "../../../ui/forms/SubmitButton.tsx";
import { WithoutScript } from "../../../ui/page/WithoutScript.tsx";
import { reveal } from "../../../ui/reveal.ts";
import { newsletterBoxTexts } from "../texts/box.ts";
import classes from "./NewsletterBox.module.css";

// Few get so far; on the way there it is fetched while the server answers.
const importSubscribed = () => import("./Subscribed.tsx");
const Subscribed = lazy(async () => ({ default: (await importSubscribed()).Subscribed }));

interface NewsletterBoxProps {
  /** An address typed at the end of a page: it is sent at once, and the box takes less room. */
  typed?: string;
}

/** Sends the form around it as soon as it is there. */
function SendAtOnce() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => mark.current?.closest("form")?.requestSubmit(), []);
  return <span ref={mark} hidden />;
}

/** The form that subscribes to the newsletter. */
export function NewsletterBox({ typed }: NewsletterBoxProps) {
  const isSmall = typed !== undefined;
  const { title, label } = isSmall ? newsletterBoxTexts.footer : newsletterBoxTexts;
  const [unsent, setUnsent] = useState(typed);
  const titleId = useId();
  const subscribe = trpc.newsletter.subscribe.useMutation();

  function send(subscription: NewsletterSubscription) {
    void importSubscribed().catch(() => {});
    return subscribe.mutateAsync(subscription);
  }

  return (
    <section
      id="newsletter"
      className={classes.band}
      data-small={isSmall}
      aria-labelledby={titleId}
    >
      <div className={classes.inner} ref={reveal}>
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className={classes.text}>{newsletterBoxTexts.text}</p>
          <p className={classes.age}>{newsletterBoxTexts.age}</p>
        </div>
        {subscribe.isSuccess ? (
          <Suspense>
            <Subscribed
              onAgain={() => {
                setUnsent(undefined);
                subscribe.reset();
              }}
            />
          </Suspense>
        ) : (
          <div>
            <WithoutScript what="Subscribing" />
            <Suspense>
              <LazyForm
                className={classes.form}
                schema={({ newsletterSubscription }) => newsletterSubscription}
                send={send}
                failure={{ title: "Error" }}
              >
                <Field
                  className={classes.field}
                  label={label}
                  name="email"
                  type="email"
                  autoComplete="email"
                  defaultValue={unsent}
                  autoFocus={isSmall}
                  required
                />
                <SubmitButton pending={newsletterBoxTexts.pending}>
                  {newsletterBoxTexts.button}
                </SubmitButton>
                {unsent !== undefined && <SendAtOnce />}
              </LazyForm>
            </Suspense>
          </div>
        )}
      </div>
    </section>
  );
}
