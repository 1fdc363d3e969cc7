import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { reviewTexts } from "../../texts/editing/review.ts";
import { Policy } from "./Policy.tsx";
import { Queue } from "./Queue.tsx";

export const prefetch = prefetchForStaff(({ queries }) =>
  Promise.all([queries.items.waiting.prefetch(), queries.items.policy.prefetch()]),
);

/** The review queue. */
export default function ReviewPage() {
  const { title, description, lead } = reviewTexts;
  return (
    <StaffLayout title={title} description={description} lead={lead}>
      {() => (
        <>
          <Policy />
          <Queue />
        </>
      )}
    </StaffLayout>
  );
}
