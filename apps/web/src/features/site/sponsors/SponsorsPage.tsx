import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Section } from "#ui/page/sections.tsx";
import { reveal } from "#ui/reveal.ts";
import shared from "#ui/shared.module.css";
import classes from "./SponsorsPage.module.css";
import { type Sponsor, sponsors } from "./texts.ts";

export default function SponsorsPage() {
  const { title, eyebrow, lead, description, hero, list } = sponsors;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.sponsors} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Section eyebrow={list.eyebrow} title={list.title}>
        <ul className={classes.sponsors}>
          {list.sponsors.map((sponsor) => (
            <li key={sponsor.name}>
              <SponsorCard sponsor={sponsor} />
            </li>
          ))}
        </ul>
      </Section>
      <Impact />
      <Tiers />
      <BecomeSponsor />
    </>
  );
}

function SponsorCard({ sponsor }: { sponsor: Sponsor }) {
  const { id, name, tier, mark, description, website } = sponsor;
  return (
    <article id={id} tabIndex={-1} className={classes.sponsor}>
      <div className={classes.tile}>
        <img src={mark} width={320} height={120} alt="" loading="lazy" className={classes.mark} />
      </div>
      <div className={classes.about}>
        <p className={`${shared.eyebrow} ${classes.sponsorTier}`}>{tier} sponsor</p>
        <h3 className={classes.name} data-address={website}>
          {name}
        </h3>
        <p className={classes.description}>{description}</p>
        <Button
          component="a"
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          rightSection={<IconExternalLink size="1.1em" stroke={1.7} aria-hidden />}
          className={classes.visit ?? ""}
        >
          Visit Website
          <span className={hidden.hidden}> of {name} (opens in a new tab)</span>
        </Button>
      </div>
    </article>
  );
}

function Impact() {
  const { eyebrow, title, figures } = sponsors.impact;
  return (
    <Section eyebrow={eyebrow} title={title} opener="contours">
      <dl className={classes.figures}>
        {figures.map(({ value, label, text }) => (
          <div key={label} className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.meaning}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Tiers() {
  const { eyebrow, title, lead, tiers } = sponsors.partnership;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} opener="plain">
      <ol className={classes.tiers}>
        {tiers.map(({ name, amount, for: purpose, benefits }) => (
          <li key={name} className={classes.tier}>
            <div>
              <h3 className={shared.soft}>{name}</h3>
              <p className={classes.amount}>{amount}</p>
              <p className={classes.purpose}>{purpose}</p>
            </div>
            <ul className={classes.benefits}>
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The end of the page: benefits of sponsors, limits, and the first step. */
function BecomeSponsor() {
  const { title, text, promise, button } = sponsors.join;
  return (
    <section className={classes.band} data-no-print aria-labelledby="become-a-sponsor">
      <div className={classes.columns} ref={reveal}>
        <div className={classes.invitation}>
          <h2 id="become-a-sponsor">{title}</h2>
          <p className={classes.invitationText}>{text}</p>
          <LinkButton to={paths.contact} size="lg" color="sand.1" className={classes.button ?? ""}>
            {button}
          </LinkButton>
        </div>
        <p className={classes.promise}>{promise}</p>
      </div>
    </section>
  );
}
