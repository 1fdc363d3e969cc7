import { Section } from "../../../../ui/page/Section.tsx";
import { eventListTexts } from "../../texts/eventList.ts";
import classes from "./Ready.module.css";

/** Tips for every event. */
export function Ready() {
  const { eyebrow, title, points } = eventListTexts.ready;
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
