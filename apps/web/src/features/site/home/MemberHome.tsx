import { Hero } from "#layout/Hero.tsx";
import { PageParts } from "#layout/PageParts.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { membersHero, membersHeroTall } from "#ui/pictures/pictures.ts";
import { JoinBand } from "../JoinBand.tsx";
import { memberHome } from "../texts/home.ts";
import { LatestNews } from "./sections/LatestNews.tsx";
import { Statistics } from "./sections/Statistics.tsx";
import { UpcomingEvents } from "./sections/UpcomingEvents.tsx";

/** The home page of a signed-in user. */
export function MemberHome() {
  const applications = trpc.membership.mine.useQuery().data ?? [];
  const isMember = applications.some(({ status }) => status === "approved");
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
      <PageParts />
      <Statistics />
      <LatestNews />
      <UpcomingEvents />
      <JoinBand {...(isMember ? memberHome.bring : memberHome.join)} />
    </>
  );
}
