import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
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
