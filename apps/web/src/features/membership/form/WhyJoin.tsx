import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { membershipTexts } from "../texts/membership.ts";
import classes from "./WhyJoin.module.css";

export function WhyJoin() {
  const { eyebrow, title, lead, picture, alt, caption, reasons } = membershipTexts.why;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} ground="band">
      <div className={classes.spread}>
        <figure className={classes.figure}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 60em) 40rem, 92vw"
            className={classes.picture}
          />
          <figcaption>{caption}</figcaption>
        </figure>
        <dl className={classes.reasons}>
          {reasons.map((reason) => (
            <div key={reason.title}>
              <dt>{reason.title}</dt>
              <dd>{reason.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
