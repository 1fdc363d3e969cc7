import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchMails = prefetchForStaff();

export function MailsPage() {
  return (
    <StaffPage title="Mail" description="Mail">
      {() => null}
    </StaffPage>
  );
}
