import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { registerFormTexts } from "../../texts/registerForm.ts";
import { registrationTerms } from "../../texts/registrationTerms.ts";
import { CheckRow } from "../people/CheckRow.tsx";
import classes from "./RegisterForm.module.css";

interface TermsProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The terms of the event, shown in place, and the check box that accepts them. */
export function Terms({ agreed, onChange }: TermsProps) {
  const { terms, readTerms, allTerms } = registerFormTexts;
  return (
    <div className={classes.group}>
      <CheckRow
        label={terms}
        name="terms"
        required
        checked={agreed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <details className={classes.terms}>
        <summary>{readTerms}</summary>
        <dl>
          {registrationTerms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link to={paths.terms} target="_blank">
            {allTerms}
          </Link>
        </p>
      </details>
    </div>
  );
}
