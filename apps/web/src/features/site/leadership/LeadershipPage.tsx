import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Section } from "#ui/page/sections.tsx";
import { reveal } from "#ui/reveal.ts";
import { leadership } from "../texts/leadership.ts";
import { Join } from "./Join.tsx";
import classes from "./LeadershipPage.module.css";
import { Profile } from "./Profile.tsx";

export default function LeadershipPage() {
  const { title, eyebrow, lead, description, hero, staff, board } = leadership;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.leadership} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Section eyebrow={staff.eyebrow} title={staff.title} lead={staff.lead}>
        <Profile leader={staff.director} size="large" />
      </Section>
      <ul className={classes.people} aria-label={staff.title}>
        {staff.team.map((leader) => (
          <li key={leader.name} ref={reveal}>
            <Profile leader={leader} size="small" />
          </li>
        ))}
      </ul>
      <Section eyebrow={board.eyebrow} title={board.title} lead={board.lead} ground="band">
        <Profile leader={board.chair} size="medium" />
      </Section>
      <Join />
    </>
  );
}
