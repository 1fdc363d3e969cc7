import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchApplications = prefetchForStaff();

export function ApplicationsPage() {
  return (
    <StaffPage title="Applications" description="Applications">
      {() => null}
    </StaffPage>
  );
}
