import { Section } from "#ui/page/sections.tsx";
import { sponsors } from "../texts/sponsors.ts";
import classes from "./Impact.module.css";

export function Impact() {
  const { eyebrow, title, figures } = sponsors.impact;
  return (
    <Section eyebrow={eyebrow} title={title} ground="band">
      <dl className={classes.figures}>
        {figures.map(({ value, label, text }) => (
          <div key={label} className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
