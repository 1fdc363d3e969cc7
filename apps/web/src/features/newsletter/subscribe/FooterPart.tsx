import { Button } from "@mantine/core";
import { lazy, type SubmitEvent, Suspense, useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Field } from "#ui/forms/fields/fields.tsx";
import classes from "./FooterPart.module.css";
import { newsletterBoxTexts } from "./texts.ts";

const importForm = () => import("./SubscribeForm.tsx");
const SubscribeForm = lazy(async () => ({ default: (await importForm()).SubscribeForm }));

/** Pages that ask for an address themselves, where a second field would be confusing. */
const PAGES_WITH_FIELD: readonly string[] = [
  paths.news,
  paths.auth,
  paths.account,
  paths.forgotPassword,
  paths.membership,
  paths.contact,
  paths.confirmNewsletter,
  paths.unsubscribe,
];

/** The newsletter form at the end of a page. */
export function FooterPart() {
  const { pathname } = useLocation();
  return PAGES_WITH_FIELD.includes(pathname) ? null : <FooterBox />;
}

/**
 * Loads its code when the field is used; without scripts the button links to the form on the news
 * page. The state unmounts with the box, as it would send again on a later page.
 */
function FooterBox() {
  const titleId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { text, age, button, footer } = newsletterBoxTexts;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTyped(event.currentTarget.querySelector("input")?.value ?? "");
  }

  const plainForm = (
    <form
      className={classes.form}
      action={paths.newsletterBox}
      noValidate
      onFocus={() => void importForm().catch(() => {})}
      onSubmit={send}
    >
      <Field
        className={classes.field ?? ""}
        label={footer.label}
        type="email"
        autoComplete="email"
        placeholder={footer.example}
        defaultValue={typed ?? ""}
        required
        withAsterisk={false}
      />
      <Button type="submit">{button}</Button>
    </form>
  );
  return (
    <section className={classes.box} data-no-print aria-labelledby={titleId}>
      <div className={classes.words}>
        <h2 id={titleId}>{footer.title}</h2>
        <p>
          {text} {age}
        </p>
      </div>
      <Suspense fallback={plainForm}>
        {typed === null ? (
          plainForm
        ) : (
          <SubscribeForm label={footer.label} classes={classes} typed={typed} />
        )}
      </Suspense>
    </section>
  );
}
