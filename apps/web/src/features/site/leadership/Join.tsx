import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { Section } from "#ui/page/sections.tsx";
import { leadership } from "../texts/leadership.ts";
import classes from "./Join.module.css";

/** Invites to careers and volunteering. */
export function Join() {
  const { eyebrow, title, ways } = leadership.join;
  return (
    <Section eyebrow={eyebrow} title={title}>
      <div className={classes.ways}>
        {ways.map(({ title, text, points, button }) => (
          <div key={title} className={classes.way}>
            <h3>{title}</h3>
            <p className={classes.text}>{text}</p>
            <ul className={classes.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <LinkButton to={paths.contact} variant="outline" data-no-print>
              {button}
            </LinkButton>
          </div>
        ))}
      </div>
    </Section>
  );
}
