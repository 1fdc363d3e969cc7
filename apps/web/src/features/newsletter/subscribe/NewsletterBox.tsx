import type { NewsletterSubscription } from "@headwaters/contracts";
import { lazy, Suspense, useId } from "react";
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
  /** Stands at the end of a page where it was asked for: it takes less room, and the focus. */
  isSmall?: boolean;
}

/** The form that subscribes to the newsletter. */
export function NewsletterBox({ isSmall }: NewsletterBoxProps) {
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
          <h2 id={titleId}>{newsletterBoxTexts.title}</h2>
          <p className={classes.text}>{newsletterBoxTexts.text}</p>
          <p className={classes.age}>{newsletterBoxTexts.age}</p>
        </div>
        {subscribe.isSuccess ? (
          <Suspense>
            <Subscribed onAgain={subscribe.reset} />
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
                  label="Your email address"
                  name="email"
                  type="email"
                  autoComplete="email"
                  autoFocus={isSmall}
                  required
                />
                <SubmitButton pending="Subscribing...">Subscribe</SubmitButton>
              </LazyForm>
            </Suspense>
          </div>
        )}
      </div>
    </section>
  );
}
