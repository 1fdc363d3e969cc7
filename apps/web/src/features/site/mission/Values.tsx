import { Section } from "#ui/page/sections.tsx";
import shared from "#ui/shared.module.css";
import { mission } from "../texts/mission.ts";
import classes from "./Values.module.css";

export function Values() {
  const { eyebrow, title, items } = mission.values;
  return (
    <Section eyebrow={eyebrow} title={title} ground="band">
      <ol className={classes.values}>
        {items.map(({ name, text }) => (
          <li key={name} className={classes.value}>
            <h3 className={classes.name}>{name}</h3>
            <p className={`${shared.lead} ${classes.text}`}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
