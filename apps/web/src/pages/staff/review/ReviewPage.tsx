import { useCurrentUser } from "../../../api/currentUser.ts";
import type { Prefetch } from "../../../api/prefetch.ts";
import { QuietHeader } from "../../../components/QuietHeader.tsx";
import { reviewTexts } from "../../../content/review.ts";
import { PageMeta } from "../../../layout/PageMeta.tsx";
import { NotFoundPage } from "../../not-found/NotFoundPage.tsx";
import { Policy } from "./Policy.tsx";
import { Queue } from "./Queue.tsx";
import classes from "./ReviewPage.module.css";

export const prefetchReview: Prefetch = async ({ user, queries }) => {
  if (user?.role !== "staff") return;
  await Promise.all([queries.items.waiting.prefetch(), queries.items.policy.prefetch()]);
};

/** What waits for staff; to all others there is no such page. */
export function ReviewPage() {
  const user = useCurrentUser();
  if (user?.role !== "staff") return <NotFoundPage />;
  const { title, description, eyebrow, lead } = reviewTexts;
  return (
    <>
      <PageMeta title={title} description={description} />
      <QuietHeader eyebrow={eyebrow} title={title} lead={lead} />
      <div className={classes.page}>
        <Policy />
        <Queue />
      </div>
    </>
  );
}
