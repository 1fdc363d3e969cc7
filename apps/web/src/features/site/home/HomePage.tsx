import { PerAccount, useIsSignedIn } from "#features/accounts";
import { Hero } from "#layout/Hero.tsx";
import { PageParts } from "#layout/PageParts.tsx";
import { trpc } from "#lib/api/client.ts";
import type { Prefetch } from "#lib/api/prefetch.ts";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { membersHero, membersHeroTall } from "#ui/pictures/pictures.ts";
import { reveal } from "#ui/reveal.ts";
import { JoinBand } from "../JoinBand.tsx";
import classes from "./HomePage.module.css";
import { LatestNews, prefetchLatestNews } from "./LatestNews.tsx";
import { prefetchNextEvents } from "./NextOnTheWater.tsx";
import { memberHome } from "./texts.ts";
import { prefetchUpcomingEvents, UpcomingEvents } from "./UpcomingEvents.tsx";
import { VisitorHome } from "./VisitorHome.tsx";

export const prefetch: Prefetch = (visit) =>
  visit.isSignedIn
    ? Promise.all([
        prefetchUpcomingEvents(visit),
        prefetchLatestNews(visit),
        visit.user && visit.queries.membership.mine.prefetch(),
      ])
    : prefetchNextEvents(visit);

export default function HomePage() {
  return useIsSignedIn() ? <MemberHome /> : <VisitorHome />;
}

/** The home page of a signed-in user. */
function MemberHome() {
  const { eyebrow, title, lead } = memberHome;
  return (
    <>
      <PageMeta title="Home" description={lead} path={paths.home} />
      <Hero picture={membersHero} tall={membersHeroTall} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <PageParts />
      <Statistics />
      <LatestNews />
      <UpcomingEvents />
      <PerAccount>
        <MemberJoinBand />
      </PerAccount>
    </>
  );
}

function MemberJoinBand() {
  const applications = trpc.membership.mine.useQuery().data ?? [];
  const isMember = applications.some(({ status }) => status === "approved");
  return <JoinBand {...(isMember ? memberHome.bring : memberHome.join)} />;
}

function Statistics() {
  return (
    <section className={classes.statistics} aria-label="Our work in figures">
      <dl className={classes.figures} ref={reveal}>
        {memberHome.statistics.map(({ value, label }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
