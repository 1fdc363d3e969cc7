import { paths } from "#lib/paths.ts";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import { mission } from "../texts/mission.ts";
import classes from "./Closing.module.css";

export function Closing() {
  const { title, text } = mission.closing;
  return (
    <section className={classes.closing}>
      <div className={classes.inner} ref={reveal}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </div>
        <div className={shared.row} data-no-print>
          <LinkButton to={paths.membership} size="lg">
            Become a Member
          </LinkButton>
          <LinkButton to={paths.contact} size="lg" variant="outline">
            Learn More<span className={hidden.hidden}> by asking us</span>
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
