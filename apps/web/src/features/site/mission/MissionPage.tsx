import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import classes from "./MissionPage.module.css";
import { mission } from "./texts.ts";

export default function MissionPage() {
  const { title, description, hero, eyebrow, lead } = mission;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.mission} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Statement />
      <Values />
      <Work />
      <Impact />
      <Closing />
    </>
  );
}

/** The mission statement with its explanation. */
function Statement() {
  const { text, paragraphs, picture, alt } = mission.statement;
  return (
    <div className={classes.statement} ref={reveal}>
      <p className={classes.sentence}>{text}</p>
      <div className={`${shared.lead} ${classes.explanation}`}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 64em) 24rem, (min-width: 48em) 34vw, 92vw"
        className={classes.statementPicture}
      />
    </div>
  );
}

function Values() {
  const { eyebrow, title, items } = mission.values;
  return (
    <Section eyebrow={eyebrow} title={title} opener="contours">
      <ol className={classes.values}>
        {items.map(({ name, text }) => (
          <li key={name} className={classes.value}>
            <h3 className={classes.valueName}>{name}</h3>
            <p className={`${shared.lead} ${classes.valueText}`}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Work() {
  const { eyebrow, title, items } = mission.work;
  return (
    <Section eyebrow={eyebrow} title={title}>
      {items.map(({ name, text, learned, picture, alt }) => (
        <article key={name} className={classes.work} ref={reveal}>
          <Picture
            picture={picture}
            alt={alt}
            sizes="(min-width: 80em) 46rem, (min-width: 48em) 58vw, 92vw"
            className={`${shared.picture} ${classes.workPicture}`}
          />
          <div className={classes.workText}>
            <h3 className={classes.workName}>{name}</h3>
            <p>{text}</p>
            <ul className={classes.learned}>
              {learned.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </Section>
  );
}

function Impact() {
  const { eyebrow, title, lead, figures } = mission.impact;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} ground="band" opener="plain">
      <dl className={classes.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Closing() {
  const { title, text } = mission.closing;
  return (
    <section className={classes.closing}>
      <div className={classes.closingRow} ref={reveal}>
        <div>
          <h2 className={classes.closingTitle}>{title}</h2>
          <p className={classes.closingText}>{text}</p>
        </div>
        <div className={shared.row} data-no-print>
          <LinkButton to={paths.membership} size="lg">
            Become a Member
          </LinkButton>
          <LinkButton to={paths.contact} size="lg" variant="outline">
            Learn More<span className={hidden.hidden}> by asking us</span>
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
