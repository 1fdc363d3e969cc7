import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { reveal } from "#ui/reveal.ts";
import { sponsors } from "../texts/sponsors.ts";
import classes from "./BecomeSponsor.module.css";

/** The end of the page: benefits of sponsors, limits, and the first step. */
export function BecomeSponsor() {
  const { title, text, promise, button } = sponsors.join;
  return (
    <section className={classes.band} data-no-print aria-labelledby="become-a-sponsor">
      <div className={classes.inner} ref={reveal}>
        <div className={classes.words}>
          <h2 id="become-a-sponsor">{title}</h2>
          <p className={classes.text}>{text}</p>
          <LinkButton to={paths.contact} size="lg" color="sand.1" className={classes.button ?? ""}>
            {button}
          </LinkButton>
        </div>
        <p className={classes.promise}>{promise}</p>
      </div>
    </section>
  );
}
