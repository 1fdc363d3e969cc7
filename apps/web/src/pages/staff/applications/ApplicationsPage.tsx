import { readFilters } from "../../../components/items/filters.ts";
import { applicationTexts } from "../../../content/applications.ts";
import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";
import { Applications } from "./Applications.tsx";
import { applicationsList } from "./list.ts";

export const prefetchApplications = prefetchForStaff(async ({ queries, query }) => {
  await Promise.all([
    queries.membership.list.prefetchInfinite(readFilters(applicationsList, query)),
    queries.membership.counts.prefetch(),
  ]);
});

/** Who wants to become a member. */
export function ApplicationsPage() {
  const { title, description, lead } = applicationTexts;
  return (
    <StaffPage title={title} description={description} lead={lead}>
      {() => <Applications />}
    </StaffPage>
  );
}
