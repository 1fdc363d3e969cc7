import { reviewTexts } from "../../../content/review.ts";
import { prefetchForStaff, StaffPage } from "../frame/StaffPage.tsx";
import { Policy } from "./Policy.tsx";
import { Queue } from "./Queue.tsx";

export const prefetchReview = prefetchForStaff(({ queries }) =>
  Promise.all([queries.items.waiting.prefetch(), queries.items.policy.prefetch()]),
);

/** What waits for staff. */
export function ReviewPage() {
  const { title, description, lead } = reviewTexts;
  return (
    <StaffPage title={title} description={description} lead={lead}>
      {() => (
        <>
          <Policy />
          <Queue />
        </>
      )}
    </StaffPage>
  );
}
