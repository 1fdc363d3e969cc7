import { organization } from "@headwaters/contracts";
import classes from "./WithoutScript.module.css";

/** Stands in the place of a form where JavaScript is switched off. */
export function WithoutScript({ what }: { what: string }) {
  const { email } = organization;
  return (
    <noscript>
      <p className={classes.note}>
        {what} needs JavaScript, which is turned off in your browser. You can write to us instead:{" "}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  );
}
