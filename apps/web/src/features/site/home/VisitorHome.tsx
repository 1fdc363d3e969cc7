import { organization } from "@headwaters/contracts";
import { Button } from "@mantine/core";
import { Hero } from "#layout/Hero.tsx";
import { scrollToElement } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { homeHero, homeHeroTall } from "#ui/pictures/pictures.ts";
import shared from "#ui/shared.module.css";
import { JoinBand } from "../JoinBand.tsx";
import { visitorHome } from "../texts/home.ts";
import { MISSION_ID, Mission } from "./sections/Mission.tsx";
import { PhotoStrip } from "./sections/PhotoStrip.tsx";
import { Programs } from "./sections/Programs.tsx";

/** The home page of an anonymous visitor. */
export function VisitorHome() {
  return (
    <>
      <PageMeta title={visitorHome.title} description={organization.mission} path={paths.home} />
      <Hero
        size="home"
        picture={homeHero}
        tall={homeHeroTall}
        eyebrow={visitorHome.eyebrow}
        title={visitorHome.title}
      >
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
      <Mission />
      <Programs />
      <PhotoStrip />
      <JoinBand {...visitorHome.join} />
    </>
  );
}
