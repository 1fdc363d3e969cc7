import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchLog = prefetchForStaff();

export function LogPage() {
  return (
    <StaffPage title="Log" description="Log">
      {() => null}
    </StaffPage>
  );
}
