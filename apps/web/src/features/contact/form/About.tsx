import type { ContactSubject } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "../../../lib/paths.ts";
import { contactAboutTexts, contactTexts } from "../texts/contact.ts";
import classes from "./About.module.css";

/** The subject of a message, its response time, and a link to the general form. */
export function About({ about }: { about: ContactSubject }) {
  return (
    <p className={classes.about}>
      <input type="hidden" name="about" value={about} />
      {contactAboutTexts[about]}{" "}
      <Link to={paths.contact} preventScrollReset>
        {contactTexts.form.somethingElse}
      </Link>
    </p>
  );
}
