import type { EducationArticle } from "@headwaters/contracts";
import { Badge } from "#ui/Badge.tsx";
import { filteredPath } from "#ui/lists/filters.ts";
import { ageGroupNames, educationCategoryNames } from "../contentNames.ts";
import { educationList } from "../contentTypes.ts";

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
