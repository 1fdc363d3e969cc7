import { Badge } from "../reading/Badge.tsx";
import { ageGroupNames, educationCategoryNames } from "../texts/education.ts";

interface ArticleBadgesProps {
  article: { category: string; ageGroup: string };
}

/** Category and age group of an education article. */
export function ArticleBadges({ article }: ArticleBadgesProps) {
  return (
    <>
      <Badge names={educationCategoryNames} value={article.category} />
      <Badge names={ageGroupNames} value={article.ageGroup} />
    </>
  );
}
