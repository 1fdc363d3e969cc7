import type { ContactSubject } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import shared from "#ui/shared.module.css";
import { contactAboutTexts, contactTexts } from "../texts/contact.ts";

/** The subject of a message, its response time, and a link to the general form. */
export function About({ about }: { about: ContactSubject }) {
  return (
    <p className={shared.note}>
      <input type="hidden" name="about" value={about} />
      {contactAboutTexts[about]}{" "}
      <Link to={paths.contact} preventScrollReset>
        {contactTexts.form.somethingElse}
      </Link>
    </p>
  );
}
