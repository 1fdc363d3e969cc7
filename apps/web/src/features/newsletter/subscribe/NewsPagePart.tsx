import { useId } from "react";
import { WithoutScript } from "#ui/page/notices.tsx";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import classes from "./NewsPagePart.module.css";
import { SubscribeForm } from "./SubscribeForm.tsx";
import { newsletterBoxTexts } from "./texts.ts";

/** The newsletter form between the sections of a page. */
export default function NewsPagePart() {
  const { title, label, text, age } = newsletterBoxTexts;
  const titleId = useId();
  return (
    <section id="newsletter" className={classes.band} data-no-print aria-labelledby={titleId}>
      <div className={classes.inner} ref={reveal}>
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className={classes.text}>{text}</p>
          <p className={`${shared.small} ${classes.age}`}>{age}</p>
        </div>
        <div>
          <WithoutScript what="Subscribing" />
          <SubscribeForm label={label} classes={classes} />
        </div>
      </div>
    </section>
  );
}
