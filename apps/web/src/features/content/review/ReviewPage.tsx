import type { WaitingContent } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { prefetchForStaff, StaffLayout } from "#layout/staff/StaffLayout.tsx";
import { staffTexts } from "#layout/staff/texts.ts";
import { ShortTime } from "#layout/staff/times.tsx";
import { trpc } from "#lib/api/client.ts";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { contentTypeLabels } from "../contentNames.ts";
import classes from "./Review.module.css";
import { reviewTexts } from "./texts.ts";

export const prefetch = prefetchForStaff(({ queries }) =>
  Promise.all([queries.items.waiting.prefetch(), queries.items.policy.prefetch()]),
);

export default function ReviewPage() {
  const { title, description, lead } = reviewTexts;
  return (
    <StaffLayout
      title={title}
      description={description}
      lead={lead}
      guide={paths.guide("editor", "review")}
    >
      {() => (
        <>
          <PolicyNote />
          <ReviewQueue />
        </>
      )}
    </StaffLayout>
  );
}

/** Explains that content is not reviewed, and how to change that. */
function PolicyNote() {
  const { data } = trpc.items.policy.useQuery();
  if (data !== "open") return null;
  const { title, text, setting } = reviewTexts.open;
  return (
    <div className={`${shared.note} ${classes.policy}`}>
      <h2>{title}</h2>
      <p>
        {text[0]}
        <code>{setting}</code>
        {text[1]}
      </p>
    </div>
  );
}

/** Pending items, oldest first; StaffLayout refetches them after changes. */
function ReviewQueue() {
  const query = trpc.items.waiting.useQuery();
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) return <LoadFailure level={2} title={reviewTexts.failed} query={query} />;
  if (query.data.length === 0) {
    const { title, text, picture } = reviewTexts.empty;
    return (
      <Notice level={2} title={title} picture={picture}>
        <p>{text}</p>
      </Notice>
    );
  }
  return (
    <ol className={lists.list}>
      {query.data.map((item) => (
        <li key={`${item.kind}.${item.id}`}>
          <ReviewQueueEntry item={item} />
        </li>
      ))}
    </ol>
  );
}

function ReviewQueueEntry({ item }: { item: WaitingContent }) {
  const { kind, id, title, author, isAuthorUnconfirmed, submittedAt, isPublished } = item;
  return (
    <article className={classes.entry}>
      <p className={shared.labels}>
        <Badge names={contentTypeLabels} value={kind} />
        <span>{isPublished ? reviewTexts.change : reviewTexts.newItem}</span>
      </p>
      <h2 className={shared.heading}>
        <Link to={paths.reviewItem(kind, id)} className={lists.cover}>
          {title}
        </Link>
      </h2>
      <p className={`${shared.small} ${classes.author}`}>
        <strong>{author ?? staffTexts.someone}</strong>
        {isAuthorUnconfirmed && <span>{reviewTexts.unconfirmed}</span>}
        <span>
          <ShortTime date={submittedAt} />
        </span>
      </p>
    </article>
  );
}
