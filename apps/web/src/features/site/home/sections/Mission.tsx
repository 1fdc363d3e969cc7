import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Section } from "#ui/page/sections.tsx";
import { visitorHome } from "../../texts/home.ts";
import classes from "./Mission.module.css";

export const MISSION_ID = "mission";

export function Mission() {
  const { eyebrow, title, lead, points } = visitorHome.mission;
  return (
    <Section id={MISSION_ID} eyebrow={eyebrow} title={title} lead={lead}>
      <ol className={classes.points}>
        {points.map((point) => (
          <li key={point.title} className={classes.point}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
      <LinkButton to={paths.education} size="md" variant="outline">
        Explore Our Programs
      </LinkButton>
    </Section>
  );
}
