import { Section } from "#ui/page/sections.tsx";
import { mission } from "../texts/mission.ts";
import classes from "./Impact.module.css";

export function Impact() {
  const { eyebrow, title, lead, figures } = mission.impact;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} ground="band">
      <dl className={classes.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
