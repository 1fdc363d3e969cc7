import { organization } from "@headwaters/contracts";
import classes from "./WithoutScript.module.css";

/** Replaces a form if JavaScript is turned off or did not load. */
export function WithoutScript({ what }: { what: string }) {
  const { email } = organization;
  return (
    <p className={classes.note}>
      {what} needs JavaScript, which did not load or is turned off in your browser. You can write to
      us instead: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
