import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchApplication = prefetchForStaff();

export function ApplicationPage() {
  return (
    <StaffPage title="Application" description="Application">
      {() => null}
    </StaffPage>
  );
}
