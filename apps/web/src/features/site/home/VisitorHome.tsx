import { organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { Hero } from "#layout/Hero.tsx";
import { scrollToElement } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import hidden from "#ui/hidden.module.css";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Section } from "#ui/page/sections.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { homeHero, homeHeroTall } from "#ui/pictures/pictures.ts";
import shared from "#ui/shared.module.css";
import { JoinBand } from "../JoinBand.tsx";
import classes from "./HomePage.module.css";
import { NextOnTheWater } from "./NextOnTheWater.tsx";
import { visitorHome } from "./texts.ts";

const MISSION_ID = "mission";

/** The home page of an anonymous visitor. */
export function VisitorHome() {
  const { title, eyebrow, join } = visitorHome;
  return (
    <>
      <PageMeta title={title} description={organization.mission} path={paths.home} />
      <Hero size="home" picture={homeHero} tall={homeHeroTall} eyebrow={eyebrow} title={title}>
        <p>{organization.mission}</p>
        <div className={shared.row}>
          <LinkButton to={paths.membership} size="lg" color="sand.1">
            Join Our Mission
          </LinkButton>
          <Button
            component="a"
            href={`#${MISSION_ID}`}
            size="lg"
            variant="outline"
            color="white"
            onClick={(event) => {
              const mission = document.getElementById(MISSION_ID);
              if (!mission) return;
              event.preventDefault();
              scrollToElement(mission);
            }}
          >
            Learn More
          </Button>
        </div>
      </Hero>
      <NextOnTheWater />
      <Mission />
      <Programs />
      <Photos />
      <JoinBand {...join} />
    </>
  );
}

function Mission() {
  const { eyebrow, title, lead, points } = visitorHome.mission;
  return (
    <Section id={MISSION_ID} eyebrow={eyebrow} title={title} lead={lead} opener="plain">
      <ol className={classes.points}>
        {points.map((point) => (
          <li key={point.title} className={classes.point}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
      <LinkButton to={paths.education} size="md" variant="outline">
        Explore Our Programs
      </LinkButton>
    </Section>
  );
}

function Programs() {
  const { eyebrow, title, cards } = visitorHome.programs;
  return (
    <Section eyebrow={eyebrow} title={title} opener="contours">
      <ul className={classes.programs}>
        {cards.map(({ picture, alt, name, ages, text }) => (
          <li key={name} className={classes.program}>
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 64em) 25rem, (min-width: 40em) 45vw, 92vw"
              className={shared.picture}
            />
            <p className={`${shared.eyebrow} ${classes.ages}`}>{ages}</p>
            <h3>{name}</h3>
            <p className={classes.text}>{text}</p>
            <LinkButton to={paths.education} variant="default" className={classes.more ?? ""}>
              Learn More<span className={hidden.hidden}> about {name}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Photos() {
  const { eyebrow, title, photos } = visitorHome.gallery;
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      action={
        <LinkButton to={paths.gallery} variant="outline">
          View Full Gallery
        </LinkButton>
      }
    >
      <ul className={classes.photos}>
        {photos.map(({ picture, title, description }) => (
          <li key={picture.name}>
            <figure>
              <Picture
                picture={picture}
                alt={description}
                sizes="(min-width: 48em) 24vw, 46vw"
                className={classes.photo}
              />
              <figcaption className={`${shared.small} ${classes.caption}`}>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
