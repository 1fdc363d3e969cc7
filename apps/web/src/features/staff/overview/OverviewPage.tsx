import { prefetchForStaff, StaffLayout } from "../../../layout/staff/StaffLayout.tsx";
import { NextEvents } from "../../registrations/index.ts";
import { overviewTexts } from "../texts/staffOverview.ts";
import { RECENT_ACTIONS, RecentActions } from "./RecentActions.tsx";
import { Unreviewed } from "./Unreviewed.tsx";
import { Waiting } from "./Waiting.tsx";

const NEXT_EVENTS = { limit: 5 };

export const prefetch = prefetchForStaff(({ queries }) =>
  Promise.all([
    queries.registrations.nextEvents.prefetch(NEXT_EVENTS),
    queries.staff.log.prefetch(RECENT_ACTIONS),
  ]),
);

/** The staff overview: the next events, open tasks and recent actions. */
export default function OverviewPage() {
  const { title, description, lead } = overviewTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => (
        <>
          <Unreviewed />
          <NextEvents {...NEXT_EVENTS} hasMore />
          <Waiting />
          <RecentActions />
        </>
      )}
    </StaffLayout>
  );
}
