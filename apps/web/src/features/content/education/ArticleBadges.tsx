import type { EducationArticle } from "@headwaters/contracts";
import { Badge } from "../reading/Badge.tsx";
import { educationList, filteredPath } from "../reading/filters/filters.ts";
import { ageGroupNames, educationCategoryNames } from "../texts/reading/education.ts";

interface ArticleBadgesProps {
  article: Pick<EducationArticle, "category" | "ageGroup">;
}

/** Category and age group of an education article. */
export function ArticleBadges({ article: { category, ageGroup } }: ArticleBadgesProps) {
  return (
    <>
      <Badge
        names={educationCategoryNames}
        value={category}
        to={filteredPath(educationList, { category })}
      />
      <Badge
        names={ageGroupNames}
        value={ageGroup}
        to={filteredPath(educationList, { ageGroup })}
      />
    </>
  );
}
