import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchNewsletters = prefetchForStaff();

export function NewslettersPage() {
  return (
    <StaffPage title="Newsletter" description="Newsletter">
      {() => null}
    </StaffPage>
  );
}
