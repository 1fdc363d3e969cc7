import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchPerson = prefetchForStaff();

export function PersonPage() {
  return (
    <StaffPage title="Person" description="Person">
      {() => null}
    </StaffPage>
  );
}
