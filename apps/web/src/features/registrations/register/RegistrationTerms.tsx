import { organization } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { FULL_REFUND_DAYS, HALF_REFUND_DAYS, PROCESSING_FEE } from "#lib/refunds.ts";
import { registerFormTexts } from "./formTexts.ts";
import { CheckRow } from "./PeopleFields.tsx";
import classes from "./RegisterDialog.module.css";

/**
 * Terms of registration. After a relevant change, also change REGISTRATION_TERMS_VERSION in
 * contracts, which is stored with each registration.
 */
const registrationTerms = [
  {
    title: "Who looks after the children",
    text: "Trained adults are with every group from the beginning to the end of the event. At events, a parent or guardian stays with every child under 13. Please bring and collect older ones on time, or tell us who else may.",
  },
  {
    title: "Health",
    text: "Tell us about allergies, medicine and anything else that matters by the water. Some activities need medical clearance. In an emergency we call for help first, and then you.",
  },
  {
    title: "Weather",
    text: "We go out in light rain. If the weather or the water is not safe, we call the event off and offer a makeup date or a credit.",
  },
  {
    title: "Conduct",
    text: "Everyone listens to the leaders, wears the life jacket they are given and is kind to people, fish and places. Whoever puts others at risk may be sent home.",
  },
  {
    title: "If there is a fee",
    text: `Cancel more than ${FULL_REFUND_DAYS} days before, and you get everything back but a ${PROCESSING_FEE} processing fee; ${HALF_REFUND_DAYS} to ${FULL_REFUND_DAYS} days before, half; less than ${HALF_REFUND_DAYS} days before, nothing, unless it is a medical emergency. If we cancel, you get all of it back.`,
  },
  {
    title: "You sign for them",
    text: `You are the parent or legal guardian of the children you sign up, or have that person’s permission. The terms of ${organization.name} apply too.`,
  },
] as const;

interface RegistrationTermsProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

/** The terms of the event, shown in place, and the check box that accepts them. */
export function RegistrationTerms({ agreed, onChange }: RegistrationTermsProps) {
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
