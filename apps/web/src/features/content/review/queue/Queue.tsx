import type { WaitingContent } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { ShortTime } from "#layout/staff/times.tsx";
import { paths } from "#lib/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import lists from "#ui/lists/lists.module.css";
import { ListSkeleton } from "#ui/lists/skeletons.tsx";
import { LoadFailure, Notice } from "#ui/page/notices.tsx";
import shared from "#ui/shared.module.css";
import { contentTypeLabels } from "../../contentNames.ts";
import { reviewTexts } from "../../texts/editing/review.ts";
import classes from "./Queue.module.css";
import { useQueue } from "./useQueue.ts";

/** Pending items, oldest first. */
export function Queue() {
  const query = useQueue();
  if (query.isPending) return <ListSkeleton />;
  if (!query.data) {
    return <LoadFailure level={2} title={reviewTexts.failed} query={query} />;
  }
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
          <Entry item={item} />
        </li>
      ))}
    </ol>
  );
}

function Entry({ item }: { item: WaitingContent }) {
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
      <p className={`${shared.small} ${classes.who}`}>
        <strong>{author ?? reviewTexts.someone}</strong>
        {isAuthorUnconfirmed && <span>{reviewTexts.unconfirmed}</span>}
        <span>
          <ShortTime date={submittedAt} />
        </span>
      </p>
    </article>
  );
}
