import { organization } from "@headwaters/contracts";
import classes from "./WithoutScript.module.css";

/** Stands in the place of a form where JavaScript is switched off, or does not arrive. */
export function WithoutScript({ what }: { what: string }) {
  const { email } = organization;
  return (
    <p className={classes.note}>
      {what} needs JavaScript, which did not load or is turned off in your browser. You can write to
      us instead: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
