import { lazy } from "react";
import { useCurrentUser } from "#features/accounts";
import { PageForm } from "#ui/forms/PageForm.tsx";
import { formTexts } from "#ui/forms/texts.ts";
import { Section } from "#ui/page/sections.tsx";
import { membershipTexts, membershipToasts } from "../texts/membership.ts";
import classes from "./MembershipForm.module.css";
import { useApply } from "./useApply.ts";

const ApplicationFields = lazy(async () => ({
  default: (await import("./ApplicationFields.tsx")).ApplicationFields,
}));

/** The form and its result. */
export function MembershipForm() {
  const apply = useApply();
  const { eyebrow, title, lead, steps, privacy, sent } = membershipTexts.application;
  const user = useCurrentUser();
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead}>
      <div className={classes.spread}>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <PageForm
          label={title}
          what="Applying"
          schema={({ newMembershipApplication }) => newMembershipApplication}
          send={apply.mutateAsync}
          failure={membershipToasts.failure}
          button="Submit Application"
          pending="Submitting..."
          privacy={privacy}
          age={formTexts.under18}
          sent={sent}
        >
          <ApplicationFields user={user ?? null} />
        </PageForm>
      </div>
    </Section>
  );
}
