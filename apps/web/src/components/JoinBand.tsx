import { reveal } from "../layout/reveal.ts";
import { paths } from "../paths.ts";
import classes from "./JoinBand.module.css";
import { LinkButton } from "./LinkButton.tsx";

interface JoinBandProps {
  title: string;
  text: string;
}

/** The last word of a page: come with us. */
export function JoinBand({ title, text }: JoinBandProps) {
  return (
    <section className={classes.band}>
      <div className={classes.inner} ref={reveal}>
        <h2>{title}</h2>
        <p className={classes.text}>{text}</p>
        <LinkButton to={paths.membership} size="lg" color="sand.1" className={classes.button}>
          Join Now
        </LinkButton>
      </div>
    </section>
  );
}
