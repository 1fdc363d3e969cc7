import { Section } from "../../components/Section.tsx";
import { eventsTexts } from "../../content/events.ts";
import classes from "./Ready.module.css";

/** What helps with every event. */
export function Ready() {
  const { eyebrow, title, points } = eventsTexts.ready;
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
