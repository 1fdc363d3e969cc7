import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchPeople = prefetchForStaff();

export function PeoplePage() {
  return (
    <StaffPage title="People" description="People">
      {() => null}
    </StaffPage>
  );
}
