import { can } from "@headwaters/contracts";
import { NextEvents } from "#features/registrations";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { overviewTexts } from "../texts/staffOverview.ts";
import { OutboundPaused } from "../Warning.tsx";
import { RECENT_ACTIONS, RecentActions } from "./RecentActions.tsx";
import { Unreviewed } from "./Unreviewed.tsx";
import { Waiting } from "./Waiting.tsx";

const NEXT_EVENTS = { limit: 5 };

export const prefetch = prefetchForStaff(({ user, queries }) =>
  Promise.all([
    can(user, "approveEvents") && queries.registrations.nextEvents.prefetch(NEXT_EVENTS),
    can(user, "seeLog") && queries.staff.log.prefetch(RECENT_ACTIONS),
  ]),
);

/** The staff overview: the next events, open tasks and recent actions, as far as a person has the right. */
export default function OverviewPage() {
  const { title, description, lead } = overviewTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {(user) => (
        <>
          <OutboundPaused />
          <Unreviewed />
          {can(user, "approveEvents") && <NextEvents {...NEXT_EVENTS} hasMore />}
          <Waiting />
          {can(user, "seeLog") && <RecentActions />}
        </>
      )}
    </StaffLayout>
  );
}
