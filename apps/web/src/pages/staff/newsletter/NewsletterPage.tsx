import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";

export const prefetchNewsletter = prefetchForStaff();

export function NewsletterPage() {
  return (
    <StaffPage title="Newsletter" description="Newsletter">
      {() => null}
    </StaffPage>
  );
}
