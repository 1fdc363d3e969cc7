import type { WaitingContent } from "@headwaters/contracts";
import { Link } from "react-router-dom";
import { ShortTime } from "#layout/staff/time/ShortTime.tsx";
import { paths } from "#lib/paths.ts";
import { ListSkeleton } from "#ui/page/lists/ListSkeleton.tsx";
import lists from "#ui/page/lists/lists.module.css";
import { LoadFailure } from "#ui/page/notices/LoadFailure.tsx";
import { Notice } from "#ui/page/notices/Notice.tsx";
import shared from "#ui/shared.module.css";
import { Badge } from "../../reading/Badge.tsx";
import { contentTypeLabels } from "../../texts/editing/myContent.ts";
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
