import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchMessage = prefetchForStaff();

export function MessagePage() {
  return (
    <StaffPage title="Message" description="Message">
      {() => null}
    </StaffPage>
  );
}
