import { type MembershipType, membershipTypes } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { SenderFields } from "#features/accounts";
import { Hero } from "#layout/Hero.tsx";
import { trpc } from "#lib/api/client.ts";
import { scrollToElement } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { toasts } from "#lib/toasts.ts";
import { ChipField } from "#ui/forms/fields/ChipField.tsx";
import { PageForm } from "#ui/forms/PageForm.tsx";
import { formTexts } from "#ui/forms/texts.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import shared from "#ui/shared.module.css";
import classes from "./MembershipPage.module.css";
import { membershipTexts, membershipTiers, membershipToasts } from "./texts.ts";

export default function MembershipPage() {
  const { title, description, hero, eyebrow, lead } = membershipTexts;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.membership} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Tiers />
      <WhyJoin />
      <MembershipForm />
    </>
  );
}

/** Prices and benefits of memberships, side by side. */
function Tiers() {
  const { eyebrow, title, lead, popular } = membershipTexts.tiers;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} opener="plain">
      <ul className={classes.board}>
        {membershipTypes.map((type) => {
          const tier = membershipTiers[type];
          return (
            <li key={type} className={classes.tier} data-popular={tier.popular}>
              {tier.popular && <p className={classes.flag}>{popular}</p>}
              <h3 className={classes.name}>{tier.name}</h3>
              <p className={classes.price}>
                {tier.price}
                {tier.per && <span className={classes.per}>{tier.per}</span>}
              </p>
              <p className={shared.soft}>{tier.forWhom}</p>
              <ul className={classes.benefits}>
                {tier.benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
              <Button
                className={classes.choose ?? ""}
                variant={tier.popular ? "filled" : "outline"}
                fullWidth
                onClick={() => chooseInForm(type)}
              >
                Choose {tier.name}
              </Button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function chooseInForm(type: MembershipType) {
  // Found in the document, because the form may not be hydrated yet.
  const radio = document.querySelector<HTMLInputElement>(
    `[name="membershipType"][value="${type}"]`,
  );
  if (!radio) return;
  // Clicking, like a user, clears the field's error.
  radio.click();
  scrollToElement(radio);
}

function WhyJoin() {
  const { eyebrow, title, lead, picture, alt, caption, reasons } = membershipTexts.why;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} opener="contours">
      <div className={classes.why}>
        <figure className={classes.figure}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 60em) 40rem, 92vw"
            className={classes.picture}
          />
          <figcaption>{caption}</figcaption>
        </figure>
        <dl className={classes.reasons}>
          {reasons.map((reason) => (
            <div key={reason.title}>
              <dt>{reason.title}</dt>
              <dd>{reason.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function MembershipForm() {
  const { eyebrow, title, lead, steps, privacy, sent } = membershipTexts.application;
  const apply = trpc.membership.submit.useMutation({
    onSuccess({ emailSent, emailError }) {
      const { sent, unsent } = membershipToasts;
      const description = [unsent.description, emailError].filter(Boolean).join(" ");
      toasts.show(emailSent ? { ...sent, variant: "success" } : { ...unsent, description });
    },
  });
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead}>
      <div className={classes.application}>
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
          <ChipField
            label="Membership Type"
            name="membershipType"
            options={membershipTypes.map((value) => {
              const { name, price, per = "" } = membershipTiers[value];
              return { value, label: name, detail: price + per };
            })}
          />
          <SenderFields />
        </PageForm>
      </div>
    </Section>
  );
}
