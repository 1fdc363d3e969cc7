import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { readFilters } from "#ui/lists/filters.ts";
import { applicationTexts } from "../../texts/applications.ts";
import { ApplicationList } from "./ApplicationList.tsx";
import { applicationFilters } from "./applicationFilters.ts";

export const prefetch = prefetchForStaff(async ({ queries, query }) => {
  await Promise.all([
    queries.membership.list.prefetchInfinite(readFilters(applicationFilters, query)),
    queries.membership.counts.prefetch(),
  ]);
});

/** The list of membership applications. */
export default function ApplicationListPage() {
  const { title, description, lead } = applicationTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => <ApplicationList />}
    </StaffLayout>
  );
}
