import { prefetchForStaff, StaffLayout } from "../../../layout/staff/StaffLayout.tsx";
import { overviewTexts } from "../texts/staffOverview.ts";
import { RECENT_ACTIONS, RecentActions } from "./RecentActions.tsx";
import { Unreviewed } from "./Unreviewed.tsx";
import { Waiting } from "./Waiting.tsx";

export const prefetch = prefetchForStaff(({ queries }) =>
  queries.staff.log.prefetch(RECENT_ACTIONS),
);

/** The staff overview: open tasks and recent actions. */
export default function OverviewPage() {
  const { title, description, lead } = overviewTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => (
        <>
          <Unreviewed />
          <Waiting />
          <RecentActions />
        </>
      )}
    </StaffLayout>
  );
}
