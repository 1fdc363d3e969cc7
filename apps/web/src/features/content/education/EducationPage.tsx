import { Hero } from "#layout/Hero.tsx";
import { paths } from "#lib/paths.ts";
import { LinkButton } from "#ui/LinkButton.tsx";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { Closing } from "#ui/page/sections.tsx";
import { educationList } from "../contentLists.ts";
import { useListMeta } from "../reading/list/useListMeta.ts";
import { educationBar, educationTexts } from "../texts/reading/education.ts";
import { Library } from "./Library.tsx";
import { Programs } from "./Programs.tsx";

export { prefetchEducation as prefetch } from "./useEducationList.ts";

export default function EducationPage() {
  const { title, description, hero, eyebrow, lead, join } = educationTexts;
  return (
    <>
      <PageMeta {...useListMeta(educationList, educationBar, title)} description={description} />
      <Hero size="list" picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Library />
      <Programs />
      <Closing title={join.title} text={join.text}>
        <LinkButton to={paths.membership} size="lg" color="sand.1">
          {join.join}
        </LinkButton>
        <LinkButton to={paths.contact} size="lg" variant="outline" color="white">
          {join.contact}
        </LinkButton>
      </Closing>
    </>
  );
}
