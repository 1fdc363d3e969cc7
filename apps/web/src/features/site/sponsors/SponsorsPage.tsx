import { Hero } from "#layout/hero/Hero.tsx";
import { PageMeta } from "#layout/meta/PageMeta.tsx";
import { paths } from "#lib/paths.ts";
import { sponsors } from "../texts/sponsors.ts";
import { BecomeSponsor } from "./BecomeSponsor.tsx";
import { Impact } from "./Impact.tsx";
import { SponsorList } from "./SponsorList.tsx";
import { Tiers } from "./Tiers.tsx";

export default function SponsorsPage() {
  const { title, eyebrow, lead, description, hero } = sponsors;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.sponsors} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <SponsorList />
      <Impact />
      <Tiers />
      <BecomeSponsor />
    </>
  );
}
