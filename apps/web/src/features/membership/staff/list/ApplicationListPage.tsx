import { prefetchForStaff, StaffPage } from "../../../../layout/staff/StaffLayout.tsx";
import { readFilters } from "../../../content/reading/filters.ts";
import { applicationTexts } from "../../texts/applications.ts";
import { Applications } from "./ApplicationList.tsx";
import { applicationsList } from "./applicationFilters.ts";

export const prefetch = prefetchForStaff(async ({ queries, query }) => {
  await Promise.all([
    queries.membership.list.prefetchInfinite(readFilters(applicationsList, query)),
    queries.membership.counts.prefetch(),
  ]);
});

/** Who wants to become a member. */
export default function ApplicationsPage() {
  const { title, description, lead } = applicationTexts;
  return (
    <StaffPage title={title} description={description} lead={lead}>
      {() => <Applications />}
    </StaffPage>
  );
}
