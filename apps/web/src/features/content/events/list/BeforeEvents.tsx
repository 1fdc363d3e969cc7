import { Section } from "#ui/page/sections.tsx";
import { beforeEventsTexts } from "../../texts/reading/beforeEvents.ts";
import classes from "./BeforeEvents.module.css";

/** Tips for every event. */
export function BeforeEvents() {
  const { eyebrow, title, points } = beforeEventsTexts;
  return (
    <Section eyebrow={eyebrow} title={title} ground="band">
      <dl className={classes.points}>
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
