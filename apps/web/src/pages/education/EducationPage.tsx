import { Closing } from "../../components/Closing.tsx";
import { educationList } from "../../components/items/filters.ts";
import { useListMeta } from "../../components/items/useListMeta.ts";
import { LinkButton } from "../../components/LinkButton.tsx";
import { educationBar, educationTexts } from "../../content/education.ts";
import { Hero } from "../../layout/hero/Hero.tsx";
import { PageMeta } from "../../layout/PageMeta.tsx";
import { paths } from "../../paths.ts";
import { Library } from "./Library.tsx";
import { Programs } from "./Programs.tsx";

export { prefetchEducation } from "./useEducationList.ts";

export function EducationPage() {
  const { title, description, hero, eyebrow, lead, join } = educationTexts;
  return (
    <>
      <PageMeta {...useListMeta(educationList, educationBar, title)} description={description} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Programs />
      <Library />
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
