import type { ContentTypeName } from "@headwaters/contracts";
import { RelativeTime } from "#layout/staff/times.tsx";
import { DateText } from "#ui/DateText.tsx";
import lists from "#ui/lists/lists.module.css";
import type { EditableContent } from "../../form/values.ts";
import { reviewTexts } from "../../texts/editing/review.ts";
import { ContentPreview, readContent } from "../../versions/ContentPreview.tsx";
import { useQueue } from "../queue/useQueue.ts";
import { Comparison } from "./Comparison.tsx";
import { Decision } from "./Decision.tsx";
import classes from "./Review.module.css";

interface ReviewProps {
  kind: ContentTypeName;
  newest: EditableContent;
}

/** A pending item with the decisions of staff. */
export function Review({ kind, newest }: ReviewProps) {
  const queue = useQueue();
  const entry = queue.data?.find((item) => item.kind === kind && item.id === newest.id);
  const content = readContent(kind, newest.fields);
  const isChange = newest.isPublished && newest.isAhead;
  const isLate = queue.data !== undefined && entry?.version !== newest.version;
  return (
    <>
      <dl className={`${lists.facts} ${classes.facts}`}>
        <div>
          <dt>By</dt>
          <dd>{entry?.author ?? newest.savedBy ?? reviewTexts.someone}</dd>
          {entry?.isAuthorUnconfirmed && <dd>{reviewTexts.unconfirmed}</dd>}
        </div>
        <div>
          <dt>Sent in</dt>
          <dd>
            <RelativeTime since={entry?.submittedAt ?? newest.savedAt} />
          </dd>
        </div>
        <div>
          <dt>What it is</dt>
          <dd>{isChange ? reviewTexts.change : reviewTexts.newItem}</dd>
        </div>
        {newest.publishAt && (
          <div>
            <dt>{reviewTexts.item.afterwards}</dt>
            <dd>
              <DateText date={newest.publishAt} withTime />
            </dd>
          </div>
        )}
      </dl>
      {isChange ? (
        <Comparison kind={kind} id={newest.id} content={content} />
      ) : (
        <section className={`${lists.box} ${classes.sheet}`} aria-label={reviewTexts.item.coming}>
          <ContentPreview content={content} level={2} />
        </section>
      )}
      <Decision kind={kind} newest={newest} isLate={isLate} />
    </>
  );
}
