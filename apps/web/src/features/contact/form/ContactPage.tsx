import { organization } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { Hero } from "#layout/Hero.tsx";
import { formatPhoneLink } from "#lib/contactLinks.ts";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Section } from "#ui/page/sections.tsx";
import { ContactForm } from "./ContactForm.tsx";
import classes from "./ContactPage.module.css";
import { contactTexts } from "./texts.ts";

export default function ContactPage() {
  const { title, description, hero, eyebrow, lead, form } = contactTexts;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.contact} />
      <Hero size="list" picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Section eyebrow={form.eyebrow} title={form.title} lead={form.lead} opener="plain">
        <div className={classes.spread}>
          <ContactForm />
          <ContactDetails />
        </div>
      </Section>
      <Questions />
    </>
  );
}

/** Contact details besides the form. */
function ContactDetails() {
  const { title, hours, ...labels } = contactTexts.details;
  const { name, email, phone, address } = organization;
  return (
    <aside className={classes.details}>
      <h3>{title}</h3>
      <address>
        <dl className={classes.detailList}>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a href={formatPhoneLink(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.address}</dt>
            <dd>
              {name}
              <br />
              {address.street}
              <br />
              {address.city}, {address.region} {address.postalCode}
            </dd>
          </div>
        </dl>
      </address>
      <p className={classes.hours}>{hours}</p>
    </aside>
  );
}

/** Frequent questions, expanded so that they can be searched and printed. */
function Questions() {
  const { eyebrow, title, answers } = contactTexts.questions;
  return (
    <Section eyebrow={eyebrow} title={title} opener="contours">
      <dl className={classes.questions}>
        {answers.map(({ id, question, answer, ...more }) => (
          <div key={id} id={id} tabIndex={-1}>
            <dt>{question}</dt>
            <dd>
              {answer}
              {"link" in more && (
                <>
                  {" "}
                  <Link to={paths.membership}>{more.link}</Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
