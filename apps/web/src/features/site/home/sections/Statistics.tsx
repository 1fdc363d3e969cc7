import { reveal } from "#ui/reveal.ts";
import { memberHome } from "../../texts/home.ts";
import classes from "./Statistics.module.css";

export function Statistics() {
  return (
    <section className={classes.strip} aria-label="Our work in figures">
      <dl className={classes.figures} ref={reveal}>
        {memberHome.statistics.map(({ value, label }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
