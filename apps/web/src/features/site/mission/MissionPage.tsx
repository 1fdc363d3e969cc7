import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { mission } from "../texts/mission.ts";
import { Closing } from "./Closing.tsx";
import { Impact } from "./Impact.tsx";
import { Statement } from "./Statement.tsx";
import { Values } from "./Values.tsx";
import { Work } from "./Work.tsx";

export default function MissionPage() {
  const { title, description, hero, eyebrow, lead } = mission;
  return (
    <>
      <PageMeta title={title} description={description} path={paths.mission} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Statement />
      <Values />
      <Work />
      <Impact />
      <Closing />
    </>
  );
}
