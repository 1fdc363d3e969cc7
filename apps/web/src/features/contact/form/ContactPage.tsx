import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Section } from "#ui/page/sections.tsx";
import { contactTexts } from "../texts/contact.ts";
import { ContactForm } from "./ContactForm.tsx";
import classes from "./ContactPage.module.css";
import { Questions } from "./Questions.tsx";
import { Reach } from "./Reach.tsx";

export default function ContactPage() {
  const { title, description, hero, eyebrow, lead, form } = contactTexts;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.contact} />
      <Hero size="list" picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Section eyebrow={form.eyebrow} title={form.title} lead={form.lead}>
        <div className={classes.spread}>
          <ContactForm />
          <Reach />
        </div>
      </Section>
      <Questions />
    </>
  );
}
