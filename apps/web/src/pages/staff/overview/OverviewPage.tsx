import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchOverview = prefetchForStaff();

export function OverviewPage() {
  return (
    <StaffPage title="Staff" description="Staff">
      {() => null}
    </StaffPage>
  );
}
