import { JoinBand } from "../../components/JoinBand.tsx";
import { memberHome } from "../../content/home.ts";
import { membersHero, membersHeroTall } from "../../content/pictures.ts";
import { Hero } from "../../layout/hero/Hero.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
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
