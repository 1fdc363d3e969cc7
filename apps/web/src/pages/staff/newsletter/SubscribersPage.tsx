import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchSubscribers = prefetchForStaff();

export function SubscribersPage() {
  return (
    <StaffPage title="Subscribers" description="Subscribers">
      {() => null}
    </StaffPage>
  );
}
