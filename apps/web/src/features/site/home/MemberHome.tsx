import { PageMeta } from "../../../app/meta/PageMeta.tsx";
import { Hero } from "../../../layout/hero/Hero.tsx";
import { paths } from "../../../lib/paths.ts";
import { JoinBand } from "../JoinBand.tsx";
import { membersHero, membersHeroTall } from "../pictures/pictures.ts";
import { memberHome } from "../texts/home.ts";
import { LatestNews } from "./LatestNews.tsx";
import { Statistics } from "./Statistics.tsx";
import { UpcomingEvents } from "./UpcomingEvents.tsx";

/** The home page of someone who is signed in. */
export function MemberHome() {
  return (
    <>
      <PageMeta title="Home" description={memberHome.lead} path={paths.home} />
      <Hero
        picture={membersHero}
        tall={membersHeroTall}
        eyebrow={memberHome.eyebrow}
        title={memberHome.title}
      >
        <p>{memberHome.lead}</p>
      </Hero>
      <Statistics />
      <LatestNews />
      <UpcomingEvents />
      <JoinBand {...memberHome.join} />
    </>
  );
}
