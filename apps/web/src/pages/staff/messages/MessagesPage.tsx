import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchMessages = prefetchForStaff();

export function MessagesPage() {
  return (
    <StaffPage title="Messages" description="Messages">
      {() => null}
    </StaffPage>
  );
}
