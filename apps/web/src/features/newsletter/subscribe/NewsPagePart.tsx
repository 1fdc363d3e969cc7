import { Button } from "@mantine/core";
import { lazy, type SubmitEvent, Suspense, useId } from "react";
import { trpc } from "../../../lib/api/client.ts";
import { toasts } from "../../../lib/toasts/store.ts";
import { Field } from "../../../ui/forms/fields/Field.tsx";
import { useCheck } from "../../../ui/forms/useCheck.ts";
import { useFieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { WithoutScript } from "../../../ui/page/WithoutScript.tsx";
import { reveal } from "../../../ui/reveal.ts";
import { newsTexts } from "../../content/index.ts";
import classes from "./NewsPagePart.module.css";

// Few get so far; on the way there it is fetched while the server answers.
const importSubscribed = () => import("./Subscribed.tsx");
const Subscribed = lazy(async () => ({ default: (await importSubscribed()).Subscribed }));

/** The form that subscribes to the newsletter. */
export default function NewsPagePart() {
  const titleId = useId();
  const fields = useFieldErrors();
  const { isChecking, prepare, check } = useCheck(
    fields,
    (schemas) => schemas.newsletterSubscription,
  );
  const subscribe = trpc.newsletter.subscribe.useMutation({
    onError: ({ message }) =>
      toasts.show({ title: "Error", description: message, variant: "destructive" }),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    toasts.dismiss();
    const email = new FormData(event.currentTarget).get("email");
    check({ email }, (subscription) => {
      void importSubscribed().catch(() => {});
      subscribe.mutate(subscription);
    });
  }

  return (
    <section id="newsletter" className={classes.band} aria-labelledby={titleId}>
      <div className={classes.inner} ref={reveal}>
        <div>
          <h2 id={titleId}>{newsTexts.newsletter.title}</h2>
          <p className={classes.text}>{newsTexts.newsletter.text}</p>
          <p className={classes.age}>{newsTexts.newsletter.age}</p>
        </div>
        {subscribe.isSuccess ? (
          <Suspense>
            <Subscribed onAgain={subscribe.reset} />
          </Suspense>
        ) : (
          <div>
            <WithoutScript what="Subscribing" />
            <form
              ref={fields.form}
              method="post"
              className={classes.form}
              noValidate
              onFocus={prepare}
              onChange={fields.forgetChanged}
              onSubmit={submit}
            >
              <Field
                className={classes.field}
                label="Your email address"
                name="email"
                type="email"
                autoComplete="email"
                required
                error={fields.errors.email}
              />
              <Button type="submit" disabled={isChecking || subscribe.isPending}>
                {subscribe.isPending ? "Subscribing..." : "Subscribe"}
              </Button>
            </form>
          </div>
        )}
      </div>
    </section>
  );
}
